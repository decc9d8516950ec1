"""The process in which a bot thinks."""

from tilery.games import GAMES, levels
from tilery.server.workers.answering import answer_questions
from tilery.tables.thinking.bots import answer

if __name__ == "__main__":
    answer_questions(answer, prepare=lambda: [levels(game) for game in GAMES.all()])
