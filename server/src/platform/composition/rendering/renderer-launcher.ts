import { type ChildProcess, fork } from 'node:child_process';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { RendererCommand } from './renderer-command.ts';

const program = fileURLToPath(new URL('./launcher-program.cjs', import.meta.url));

/** A message about one renderer. Without `ended`, it comes with the renderer's socket. */
interface Report {
  readonly id: number;
  readonly ended?: string;
}

/** A program whose standard input is a socket for both directions. */
export interface LaunchedRenderer {
  /** Resolves with the reason when the program or its launcher has ended, or the program could not be started. */
  readonly ended: Promise<string>;
  /** Ends the program immediately. */
  kill(): void;
}

interface Running {
  readonly onSocket: (socket: Socket) => void;
  readonly end: (why: string) => void;
  socket?: Socket;
}

/**
 * Starts renderers from a small process. If the server started them, each start would block it for 10 ms to
 * 70 ms while its page tables are copied.
 */
class Launcher {
  readonly #process: ChildProcess;
  readonly #running = new Map<number, Running>();
  #count = 0;

  constructor() {
    this.#process = fork(program, {
      // The server's environment contains secrets. TZ passes on the server's time zone.
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', TZ: Intl.DateTimeFormat().resolvedOptions().timeZone },
      cwd: '/',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#process.on('message', (report, socket) => this.#receive(report as Report, socket as Socket));
    this.#process.on('error', (error) => this.#fail(error.message));
    this.#process.on('exit', (code, signal) => this.#fail(signal ?? `code ${code}`));
  }

  start(command: RendererCommand, onSocket: Running['onSocket']): LaunchedRenderer {
    this.#count += 1;
    const id = this.#count;
    const { promise: ended, resolve: end } = Promise.withResolvers<string>();
    this.#running.set(id, { onSocket, end });
    this.#send({ id, command });
    return { ended, kill: () => this.#send({ kill: id }) };
  }

  #send(message: object): void {
    // Errors are ignored, because `#fail` reports the exit of the process.
    if (this.#process.connected) this.#process.send(message, () => undefined);
  }

  #receive({ id, ended }: Report, socket: Socket | undefined): void {
    const running = this.#running.get(id);
    if (!running) return;
    if (socket) {
      running.socket = socket;
      running.onSocket(socket);
    }
    if (ended === undefined) return;
    running.end(ended);
    this.#running.delete(id);
    if (this.#running.size > 0) return;
    if (launcher === this) launcher = null;
    this.#process.disconnect();
  }

  #fail(why: string): void {
    if (launcher === this) launcher = null;
    for (const { end, socket } of this.#running.values()) {
      socket?.destroy();
      end(`The launcher exited (${why}).`);
    }
    this.#running.clear();
  }
}

/** The current launcher, which exits after the last renderer that it started; null if none is running. */
let launcher: Launcher | null = null;

/**
 * Starts a program as a renderer.
 * @param onSocket called with the renderer's socket when the program has started
 */
export function launchRenderer(command: RendererCommand, onSocket: Running['onSocket']): LaunchedRenderer {
  launcher ??= new Launcher();
  return launcher.start(command, onSocket);
}
