import { spawn } from 'node:child_process';

/** A started command with its own process group. */
export interface RunningCommand {
  output(): string;
  /** Resolves with the match once the output contains the pattern. Rejects if the command ends before that. */
  says(pattern: RegExp): Promise<RegExpMatchArray>;
  readonly ended: Promise<{ readonly code: number | null; readonly output: string }>;
  /** Interrupts the command like Ctrl-C and waits until it has ended. */
  interrupt(): Promise<void>;
}

interface Options {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Starts a command at low priority. */
export function startCommand(program: string, args: readonly string[], options: Options): RunningCommand {
  const child = spawn('nice', ['-n', '5', program, ...args], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
      for (const listener of listeners) listener();
    });
  const ended = new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
  return {
    output: () => output,
    ended,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const findMatch = () => {
          const match = pattern.exec(output);
          if (!match) return;
          listeners.delete(findMatch);
          resolve(match);
        };
        listeners.add(findMatch);
        ended.then(() => reject(new Error(`It ended without printing ${pattern}:\n${output}`)), reject);
        findMatch();
      }),
    async interrupt() {
      // Like a terminal, sends the signal to the whole process group.
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
      await ended;
    },
  };
}
