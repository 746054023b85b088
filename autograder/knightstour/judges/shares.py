"""Work of which a share is right."""

from knightstour.judging import Wrong
from knightstour.results import Explanation


class PartlyRight(Wrong):
    """The work breaks a rule, but a share of it is right and earns ``earned`` points."""

    def __init__(self, explanation: Explanation, earned: float, *, fatal: bool = False) -> None:
        super().__init__(explanation, fatal=fatal)
        self.earned = round(earned, 2)
