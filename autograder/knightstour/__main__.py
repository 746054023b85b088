"""``python -m knightstour``: the same as the ``knightstour`` command."""

import os
import sys

if __name__ == "__main__":
    # Python puts the current folder first, and a student's own json.py or random.py must not take a module's place.
    sys.path[:] = [place for place in sys.path if os.path.abspath(place) != os.getcwd()]  # noqa: PTH100, PTH109
    from knightstour.cli import main

    main()
