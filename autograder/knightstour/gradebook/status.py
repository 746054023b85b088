"""What Moodle's worksheet says of a submission in its column Status, in the language of whoever downloaded it."""

import re
from datetime import timedelta

from knightstour.gradebook.marks import Lateness

# The first words of a draft, and what stands for late work, as several language packs have them.
_DRAFT = (
    "draft",
    "entwurf",
    "brouillon",
    "borrador",
    "rascunho",
    "kladwerk",
    "bozza",
    "bản nháp",
    "下書き",
    "草稿",
    "ร่าง",
    "ฉบับร่าง",
    "แบบร่าง",
)
_LATE = re.compile(
    r"\b(?:late|overdue|verspätet|zu spät|en retard|de retard|en retraso|de retraso|tarde|in ritardo|di ritardo|te laat"
    r"|atrasad[oa]|de atraso|em atraso|com atraso|trễ|muộn|spóźni\w*|po terminie)\b|遲|迟|逾期|遅|ช้า|สาย",
    re.IGNORECASE,
)
_EXTENSION = re.compile(
    r"exten|verlänger|prolong|prórrog|prorrog|proroga|uitstel|verleng|gia hạn|延長|延期|ขยาย", re.IGNORECASE
)
_SECONDS = {
    1: "s sec secs second seconds sekunde sekunden seconde secondes segundo segundos secondo secondi giây 秒 วินาที",
    60: "min mins minute minutes minuten minuto minutos minuti minuut phút 分 分鐘 分钟 นาที",
    3_600: "hour hours stunde stunden heure heures hora horas ora ore uur uren giờ 小時 小时 時間 ชั่วโมง",
    86_400: "day days tag tage tagen jour jours día días dia dias giorno giorni dag dagen ngày 天 日 วัน",
    604_800: "week weeks woche wochen semaine semaines semana semanas settimana settimane weken tuần 週 周 週間 สัปดาห์",
    31_536_000: "year years jahr jahre jahren année années año años ano anos anno anni jaar năm 年 ปี",
}
_UNITS = {word: seconds for seconds, words in _SECONDS.items() for word in words.split()}


def is_draft(status: str) -> bool:
    """Whether it was not handed in."""
    return status.casefold().startswith(_DRAFT)


def lateness_in(status: str) -> Lateness | None | str:
    """How late it was, or None when it was not; a part of the text when that may speak of lateness in unknown words.

    Moodle joins the parts with a dash: the state first, then lateness, workflow and an extension.  What says how late
    something was has a number in it.
    """
    for part in re.split(r"\s[-–—]\s", status):  # noqa: RUF001  some packs write another dash
        if _LATE.search(part):
            return Lateness(_duration(part))
    strange = [part for part in re.split(r"\s[-–—]\s", status)[1:] if re.search(r"\d", part)]  # noqa: RUF001
    return next((part for part in strange if not _EXTENSION.search(part)), None)


def _duration(text: str) -> timedelta | None:
    """The time that words such as ``1 day 2 hours`` stand for; None when one of them is not known."""
    found = re.findall(r"(\d+)\s*([^\s\d.,;:()]*)", text)  # Thai words hold signs that are no letters
    known = [(int(count), _UNITS.get(word.casefold()) or _unit_at_start(word)) for count, word in found]
    if not known or not all(seconds for _count, seconds in known):
        return None
    return timedelta(seconds=sum(count * (seconds or 0) for count, seconds in known))


def _unit_at_start(word: str) -> int | None:
    """The unit of a word in a script that parts no words."""
    starts = [unit for unit in _UNITS if not unit.isascii() and word.startswith(unit)]
    return _UNITS[max(starts, key=len)] if starts else None
