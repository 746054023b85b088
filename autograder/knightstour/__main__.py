"""``python -m knightstour``: the same as the ``knightstour`` command."""

from knightstour.cli import main

if __name__ == "__main__":
    main()
