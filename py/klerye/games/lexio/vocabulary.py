"""The words that a weaker player knows: short and everyday ones, as far as their form tells.

No frequencies of French words come with the list, nor may others be merged in (wordlists/README.md).
So words of two and three letters are named; longer ones are judged by length and by endings that
hardly occur outside of books.
"""

import re
from typing import Final

COMMON: Final = frozenset(
    """
    AH AI AN AS AU CE DE DO DU EH EN ES ET EU HA IL JE LA LE LU MA ME MI MU NE NI NU OH ON OR OS OU PU RE
    SA SE SI SU TA TE TU UN US VA VU
    AGE AIE AIL AIR AIS AIT AME AMI ANE ANS ARC ART AUX AXE BAC BAL BAR BAS BEC BEL BIO BLE BOA BOB BOL BON
    BOT BUS BUT CAP CAR CAS CES CIL CLE COL COQ COU CRI CRU CUL DES DIS DIT DIX DOS DUC DUR DUS EAU ELU
    EPI ERE EST ETE EUE EUX FAN FEE FER FEU FIL FIN FIS FIT FOI FOU FUT GAI GAZ GEL GRE GUE HUE ICI ILE ILS
    JET JEU JUS KIT LAC LAS LES LIE LIS LIT LOI LOT LUI LUX MAI MAL MAT MER MES MET MIE MIS MIT MOI MOT MOU
    MUR NET NEE NES NEZ NID NOM NON NOS NUE NUL NUS OIE ONT OSE OUI PAR PAS PEU PIC PIE PIN PIS PLI POT PRE
    PUR QUE QUI RAS RAT RIE RIS RIT ROC ROI RUE SAC SEC SEL SES SET SKI SOI SOL SON SOT SOU SUD SUR TAS TEL
    TES THE TIR TOI TON TOT TRI TUE UNE UNI VAS VER VIE VIF VIN VIS VIT VOL VOS VUE VUS ZOO
    """.split()  # noqa: SIM905
)
"""The everyday words of two and three letters."""

BOOKISH: Final = re.compile(
    ".{2,}(?:[AIU]SS(?:E|ES|ENT|IONS|IEZ)|[AIU][MT]ES|[EIU]RENT|AI|A|IONS|IEZ|INSSE|INRENT)"
)
"""Endings of the simple past and of the subjunctive's imperfect, and of forms seldom said."""


def knows(word: str, longest: int) -> bool:
    """Whether a player who knows words of up to `longest` letters knows this one of the list."""
    if len(word) > longest:
        return False
    return word in COMMON if len(word) <= 3 else not BOOKISH.fullmatch(word)
