"""Settings for all tests."""

from hypothesis import settings

# A slow machine is no failure, and the same code gives the same tests every time and on every worker.
settings.register_profile("house", deadline=None, derandomize=True, database=None, max_examples=50)
settings.load_profile("house")
