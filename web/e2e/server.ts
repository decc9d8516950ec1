// A server of one's own: the real `tilery serve`, on a free port and a database that nobody else has.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The command that people use, from the project's own environment. */
export const TILERY = join(import.meta.dirname, '../../.venv/bin/tilery');

/** All browsers come from one address, and are faster than people. Their bots move as soon as they can. */
const LIMITLESS =
  'budget = [1000, 1000]\ngets = [1000, 1000]\nbot_tempo = 0\nbot_compile = false\ntables_per_day = 0\n';

export class Server {
  url = '';
  private readonly folder: string;
  private process: ChildProcess | undefined;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** With these settings, in TOML. */
  static async start(settings = ''): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), 'tilery-e2e-')));
    await writeFile(server.settings, LIMITLESS + settings);
    await server.restart();
    return server;
  }

  get data(): string {
    return join(this.folder, 'tables.db');
  }

  private get settings(): string {
    return join(this.folder, 'settings.toml');
  }

  /** On the same database, and on the same port if it has run before. */
  async restart(): Promise<void> {
    const port = this.url ? new URL(this.url).port : '0';
    const args = ['serve', '--port', port, '--data', this.data, '--settings', this.settings, '--no-open'];
    const started = spawn(TILERY, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, TILERY_CACHE: this.folder }, // bots think the same whatever was compiled before
    });
    this.process = started;
    const lines = createInterface({ input: started.stdout });
    const first = await Promise.race([
      once(lines, 'line').then(([line]) => String(line)),
      once(started, 'exit').then(([code]) => `it ended with ${String(code)}`),
    ]);
    const address = /http:\S+/.exec(first)?.[0];
    if (!address) throw new Error(`The server did not start: ${first}`);
    this.url = address;
  }

  /** As when the power goes: nothing more is written, nobody is told. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** It runs, but neither reads nor answers, until it is killed. */
  freeze(): void {
    this.process?.kill('SIGSTOP');
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
    await rm(this.folder, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const running = this.process;
    this.process = undefined;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill(signal);
    await ended;
  }
}
