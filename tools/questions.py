"""Answers ten questions about each game with the pages of its guided hand alone.

    python -m tools.questions             play the guided hands, and print questions and answers
    python -m tools.questions --update    write them into docs/guided-hands.md

The answers are what stood on the screen of a 240x240 board while the hand was played to its end.
"""

import re
import sys
import textwrap

from engine.games import GAMES
from sim.requests import Sorry
from tools.common import cli, pages
from tools.play.pupil import guided
from tools.texts import source

PAGE = "guided-hands.md"
_BOARD = "waveshare_lcd13"
_WIDTH = 122  # letters of a line of the page
_TITLES = {"okey": "Okey", "koikoi": "Koi-Koi", "ceki": "Ceki"}

# By game: the question, and the names of the texts that answer it (assets/texts/GAME_guide.pot).
QUESTIONS = {
    "okey": (
        ("What is the aim?", "AIM"),
        ("What is a group?", "GROUPS"),
        ("What is the indicator, and which tile is the joker?", "INDICATOR"),
        ("What does a joker do?", "HAVE_JOKER"),
        ("And the star?", "FALSE"),
        ("What is the twin for?", "TWIN"),
        ("What do I do in a turn, and what may I take?", "LEFT_PILE DRAW"),
        ("Where do my tiles go, and who may take them?", "OWN_PILE"),
        ("How do I finish?", "ONE_OVER FINISH"),
        ("What does it cost?", "BILL DEARER"),
    ),
    "koikoi": (
        ("What is the aim?", "AIM"),
        ("Which cards belong together?", "MONTHS"),
        ("Which kinds are there?", "KINDS"),
        ("How do I capture?", "PLAY_ONE"),
        ("And if two of its month lie there?", "PLAY_TWO"),
        ("And if three lie there?", "PLAY_THREE"),
        ("What happens after my card?", "TURNED"),
        ("What do I decide after a yaku, and what is the risk?", "DECIDE"),
        ("What does a month bring who stops?", "BILL DOUBLED"),
        ("Who wins?", "END"),
    ),
    "ceki": (
        ("What is the aim, and do suits matter?", "AIM"),
        ("What is a turn?", "TURN"),
        ("What should I throw?", "HONOUR"),
        ("What may I take?", "TAKE"),
        ("What does the line over my cards say?", "COUNT"),
        ("When do I call?", "CALLED"),
        ("What may I do after the call?", "WAIT"),
        ("How does it matter from where the last card comes?", "PRICES"),
        ("What is a win worth?", "BILL"),
        ("Who pays, and who wins?", "PAID END"),
    ),
}


def answers(game, read):
    """Return (question, answer) of a game, a list. Raises Sorry if a page was not shown.

    read: the Pages of its guided hand; the answer is what they said, in their words.
    """
    said = " ".join(page.text for page in read)
    texts = source.template(game + "_guide")
    found = []
    for question, names in QUESTIONS[game]:
        parts = []
        for name in names.split():
            words = re.sub(r"\\\{\d\\\}", "[^.:]+?", re.escape(texts[name].english[0]))
            shown = re.search(words, said)
            if not shown:
                raise Sorry(
                    f"the guided hand of {game} does not say {name}: {texts[name].english[0]}"
                )
            parts.append(shown[0].strip())
        found.append((question, " ".join(parts)))
    return found


def lines():
    """Return the questions and answers of all games, as lines of the page."""
    text = ""
    for game in GAMES:
        text += f"\n### {_TITLES[game]}\n\n"
        for number, (question, answer) in enumerate(answers(game, guided(game, _BOARD)), 1):
            row = f"{number}. *{question}* {answer}"
            text += textwrap.fill(row, _WIDTH, subsequent_indent="   ") + "\n"
    return text + "\n"


def main(arguments):
    """Print the questions and answers, or write them. Returns the exit status."""
    parser = cli.Parser(
        prog="python -m tools.questions", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--update", action="store_true", help=f"write docs/{PAGE}")
    if parser.parse_args(arguments).update:
        pages.update(PAGE, "tools.questions", lines())
    else:
        print(lines())
    return 0


if __name__ == "__main__":
    sys.exit(cli.run(main))
