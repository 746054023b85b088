"""The ``knightstour`` command: its name, its exit codes and its errors; what it does lies in the modules below."""

import io
import os
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

import click

from knightstour import __version__
from knightstour.cli.builder import sync
from knightstour.cli.instructor import grade
from knightstour.cli.learner import lessons
from knightstour.cli.releasing import release
from knightstour.cli.student import check, hint, solution, start
from knightstour.cli.words import GRADER_ERROR, NOT_PASSED, PASSED, WRONG_USE, say
from knightstour.messages import CourseError, GraderFault, _, choose_language
from knightstour.visible import visible


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="knightstour")
def command() -> None:
    """Learn, check and grade the knight's tour."""


for subcommand in (start, check, hint, solution, lessons, grade, release, sync):
    command.add_command(subcommand)


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command and leave with its exit code; every error is one sentence on stderr."""
    _prepare_streams()
    choose_language()
    sys.exit(_exit_code(lambda: command.main(arguments, prog_name="knightstour", standalone_mode=False)))


def _prepare_streams() -> None:
    """Make whatever is printed printable, also where a stream is closed or knows only ASCII."""
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        stream = getattr(sys, name)
        if stream is None:  # closed by whoever started the command; nothing else may come to have its number
            null = os.open(os.devnull, os.O_RDWR)
            if null != number:
                os.dup2(null, number)
                os.close(null)
            os.set_inheritable(number, True)
            setattr(sys, name, os.fdopen(number, "r" if name == "stdin" else "w", encoding="utf-8", closefd=False))
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _exit_code(run: Callable[[], object]) -> int:
    try:
        code = run()
    except click.exceptions.NoArgsIsHelpError as error:
        return _complain(error.format_message(), WRONG_USE)
    except click.UsageError as error:
        return _complain(" ".join(error.format_message().split()), WRONG_USE)
    except (CourseError, GraderFault) as error:
        return _complain(str(error), WRONG_USE if isinstance(error, CourseError) else GRADER_ERROR)
    except (click.Abort, KeyboardInterrupt):
        return _complain(_("Stopped."), NOT_PASSED)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads any more: say nothing at exit
        return NOT_PASSED
    except OSError as error:
        return _complain(_system_sentence(error), WRONG_USE)
    except Exception as error:  # noqa: BLE001  the last net: a user never sees our stack trace
        return _complain(_our_fault(error), GRADER_ERROR)
    return code if isinstance(code, int) else PASSED


def _complain(sentence: str, code: int) -> int:
    say(visible(sentence, lines=True), err=True)
    return code


def _system_sentence(error: OSError) -> str:
    reason = error.strerror or str(error)
    if error.filename is None:
        return _("The system said no: {reason}.").format(reason=reason)
    return _("{path} cannot be used: {reason}.").format(path=error.filename, reason=reason)


def _our_fault(error: Exception) -> str:
    what = f"{type(error).__name__}: {error}".splitlines()[0].rstrip(" .:")
    return _("The grader itself failed, which is our fault: {error}.").format(error=what)
