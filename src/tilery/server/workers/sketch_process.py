"""The process in which tables at home are looked at and thought about."""

from tilery.server.workers.answering import HUMBLE, answer_questions
from tilery.tables.thinking.sketches import answer

if __name__ == "__main__":
    answer_questions(answer, stand_back=HUMBLE)
