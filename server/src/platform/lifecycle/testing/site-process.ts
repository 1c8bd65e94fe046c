import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The command that starts the site from its sources. */
export const siteCommand: readonly string[] = [
  process.execPath,
  path.join(import.meta.dirname, '../../../main.ts'),
];

export interface SiteProcessOptions {
  readonly withChannel?: boolean;
  readonly command?: readonly string[];
}

/** Environment variables of programs started by tests. The compile cache saves a fifth of the processor time. */
export const programEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: path.join(tmpdir(), 'title24-test-compiled'),
};

/**
 * Node.js option that halves the processor time for starting a program that imports drizzle-orm. Not needed for
 * main.ts, which imports quick-drizzle.ts itself.
 */
export const quickStart = `--import=${new URL('../../process/quick-drizzle.ts', import.meta.url).href}`;

/** Runs the site in a separate process, like `npm start`. */
export class SiteProcess {
  readonly child: ChildProcess;
  stdout = '';
  stderr = '';

  constructor(
    env: Readonly<Record<string, string>>,
    { withChannel = false, command = siteCommand }: SiteProcessOptions = {},
  ) {
    const [program = '', ...args] = command;
    this.child = spawn(program, args, {
      env: { ...programEnvironment, PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe', ...(withChannel ? (['ipc'] as const) : [])],
    });
    this.child.stdout?.on('data', (data) => {
      this.stdout += data;
    });
    this.child.stderr?.on('data', (data) => {
      this.stderr += data;
    });
  }

  /** Resolves with the URL of the ready site. Rejects with the error output if the process exits first. */
  async ready(): Promise<string> {
    while (!this.stdout.includes('\n')) {
      const event = await Promise.race([
        once(this.child.stdout as NodeJS.ReadableStream, 'data').then(() => 'data'),
        this.exited().then(() => 'exit'),
      ]);
      if (event === 'exit') throw new Error(this.stderr);
    }
    return this.stdout.slice('Ready: '.length).trim();
  }

  async exited(): Promise<number | string> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
    // Does not wait for 'close', because a process whose IPC channel is closed does not emit it.
    if (!this.child.stderr?.readableEnded) await once(this.child.stderr as NodeJS.ReadableStream, 'end');
    return this.child.exitCode ?? this.child.signalCode ?? '';
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | string> {
    this.child.kill(signal);
    return this.exited();
  }
}
