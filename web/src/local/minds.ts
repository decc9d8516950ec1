// Those who think for the house, each in a worker of their own: one for the tables, and one for reviews, which take long.
import type { FromMind, ToMind } from './messages';
import type { Parts } from './python';

type Done = (answer: Uint8Array | null) => void;

/** A worker that is started with its first question. */
class Mind {
  private worker: Worker | undefined;
  private readonly asked = new Map<number, Done>();
  private count = 0;

  constructor(private readonly parts: Parts) {}

  ask(about: string, question: Uint8Array): Promise<Uint8Array | null> {
    const worker = (this.worker ??= this.start());
    const id = ++this.count;
    return new Promise((done) => {
      this.asked.set(id, done);
      worker.postMessage({ kind: 'ask', id, about, question } satisfies ToMind);
    });
  }

  /** Give up what it thinks about; the next question starts it again. */
  restart(): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const done of this.asked.values()) done(null);
    this.asked.clear();
  }

  private start(): Worker {
    const worker = new Worker(new URL('./mind.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data: { id, answer } }: MessageEvent<FromMind>) => {
      this.asked.get(id)?.(answer);
      this.asked.delete(id);
    };
    worker.onerror = () => this.restart();
    worker.postMessage({ kind: 'start', ...this.parts } satisfies ToMind);
    return worker;
  }
}

export class Minds {
  private readonly tables: Mind;
  private readonly reviews: Mind;

  constructor(parts: Parts) {
    this.tables = new Mind(parts);
    this.reviews = new Mind(parts);
  }

  ask(about: string, question: Uint8Array): Promise<Uint8Array | null> {
    return this.whoever(about).ask(about, question);
  }

  restart(about: string): void {
    this.whoever(about).restart();
  }

  private whoever(about: string): Mind {
    return about === 'review' ? this.reviews : this.tables;
  }
}
