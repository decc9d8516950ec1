// What somebody types as a move: which of the listed moves it may become, and what is wrong with it.
import { Unchecked, type BoardProps } from '../kit/room';
import type { PlainView } from '../net/wire';
import { errorText } from '../net/refusals';

/** Whoever types on is not interrupted. */
const PAUSE = 450;

/** Words, and the rule they are about, if it is one. */
export interface Wrong {
  text: string;
  rule: string;
}

type Table = Pick<BoardProps<PlainView, string>, 'view' | 'play' | 'check'>;

export class Typed {
  text = $state('');
  /** What speaks against it, in the words of the game. */
  wrong = $state.raw<Wrong[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(private readonly table: () => Table) {}

  /** As the notation has it: one blank between two words. */
  get move(): string {
    return this.text.trim().replace(/\s+/g, ' ');
  }

  /** The listed moves that it may become. */
  get fitting(): string[] {
    const start = this.move.toLowerCase();
    return this.table().view.moves.filter((move) => move.toLowerCase().includes(start));
  }

  type(text: string): void {
    this.text = text;
    this.wrong = [];
    this.forget();
    const { seat, turn } = this.table().view;
    if (this.move === '' || turn !== seat || this.fitting.length) return; // it may still become a move
    this.timer = setTimeout(() => void this.judge(), PAUSE);
  }

  /** Play what is typed, if nothing speaks against it. */
  async enter(): Promise<void> {
    const { move } = this;
    if (move === '') return;
    this.forget();
    if (this.table().view.moves.includes(move) || (await this.judge())) this.table().play(move);
  }

  /** The move was made. */
  clear(): void {
    this.forget();
    this.text = '';
    this.wrong = [];
  }

  stop(): void {
    this.forget();
  }

  private forget(): void {
    clearTimeout(this.timer);
    this.asked += 1;
  }

  /** Whether it is legal; an answer to an older question counts for nothing. */
  private async judge(): Promise<boolean> {
    const mine = ++this.asked;
    const wrong = await this.table()
      .check(this.move)
      .then(
        (problems): Wrong[] => problems,
        (error: unknown) => [{ text: whyNot(error), rule: '' }],
      );
    if (mine !== this.asked) return false;
    this.wrong = wrong;
    return wrong.length === 0;
  }
}

/** A text that is no move at all is explained by the game; anything else by the house. */
function whyNot(error: unknown): string {
  if (!(error instanceof Unchecked)) return errorText('offline');
  return error.message === 'unreadable' && error.words ? error.words : errorText(error.message);
}
