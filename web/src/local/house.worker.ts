// The house of this device: the tables themselves, in Python. Whoever thinks does so elsewhere, so that a table never waits.
import type { PyProxy } from 'pyodide/ffi';
import { Moved, openKept, type Kept } from './keeping';
import type { FromHouse, ToHouse, Unkept } from './messages';
import { Minds } from './minds';
import { fetchParts, startPython } from './python';

/** Bytes of Python's; copied before it forgets them. */
type Bytes = PyProxy & { toJs(): Uint8Array };

/** `Door` in tilery/local/browser.py. */
interface Door {
  call(method: string, path: string, body: string): Promise<PyProxy & { toJs(): [number, string, string] }>;
  dial(id: number, table: string, hear: (text: string) => void, hungUp: () => void): Promise<void>;
  send(id: number, text: string): Promise<void>;
  hang_up(id: number): void;
  measure(): Promise<void>;
}

const OPEN = `
from tilery.local.browser import Door, Script

def open_door(keep, think, restart, known):
    return Door(Script(keep, think, restart), known.to_bytes())

open_door
`;

const say = (message: FromHouse) => postMessage(message);
let door: Promise<Door> | undefined;
let kept: Kept | undefined;
let told: Unkept | null = null;

/** Nothing is kept any more, or all of it again: said once. */
function unkept(why: Unkept | null): void {
  if (told !== why) say({ kind: 'unkept', why });
  told = why;
}

async function keep(changes: Bytes): Promise<void> {
  const copy = changes.toJs().slice();
  if (!kept) return;
  try {
    await kept.keep(copy);
    unkept(null);
  } catch (error) {
    const moved = error instanceof Moved;
    if (moved) kept = undefined;
    unkept(moved ? 'moved' : 'refused');
  }
}

async function start(base: string): Promise<Door> {
  const parts = await fetchParts(base, (come) => say({ kind: 'bytes', come }));
  const minds = new Minds(parts);
  const [python, found] = await Promise.all([startPython(parts), openKept().catch(() => undefined)]);
  kept = found;
  if (!found) unkept('refused');
  const open = python.runPython(OPEN) as (...given: unknown[]) => Door;
  const think = (about: string, question: Bytes) => minds.ask(about, question.toJs().slice());
  return open(keep, think, (about: string) => minds.restart(about), found?.known ?? new Uint8Array());
}

async function hear(message: ToHouse): Promise<void> {
  if (message.kind === 'alive') return say({ kind: 'alive' });
  if (message.kind === 'start') {
    door = start(message.base);
    await door;
    return say({ kind: 'open' });
  }
  const there = await door;
  if (!there) return;
  switch (message.kind) {
    case 'call': {
      const found = await there.call(message.method, message.path, message.body);
      const [status, type, text] = found.toJs();
      found.destroy();
      return say({ kind: 'answer', id: message.id, status, type, text });
    }
    case 'dial': {
      const { id } = message;
      await there.dial(
        id,
        message.table,
        (text) => say({ kind: 'heard', id, text }),
        () => say({ kind: 'hung-up', id }),
      );
      return say({ kind: 'dialled', id });
    }
    case 'send':
      return there.send(message.id, message.text);
    case 'hang-up':
      return there.hang_up(message.id);
    case 'measure':
      // Bots think all the same; the next visit measures again.
      await there.measure().catch((error: unknown) => console.warn(String(error)));
      return say({ kind: 'measured' });
  }
}

onmessage = ({ data }: MessageEvent<ToHouse>) => {
  hear(data).catch((error: unknown) => say({ kind: 'failed', why: String(error) }));
};
