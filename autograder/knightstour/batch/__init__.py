"""Grading many submissions: chunks for processes or machines, each result on the disk as soon as it exists."""

from knightstour.batch import journal
from knightstour.batch.pools import Pool, cluster_pool, local_pool
from knightstour.batch.spread import chunked, grade_all
from knightstour.batch.version import course_version
from knightstour.batch.work import Chunk, Documents, Outcome, Settings, Work

__all__ = [
    "Chunk",
    "Documents",
    "Outcome",
    "Pool",
    "Settings",
    "Work",
    "chunked",
    "cluster_pool",
    "course_version",
    "grade_all",
    "journal",
    "local_pool",
]
