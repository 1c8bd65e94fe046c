import { AsyncLocalStorage } from 'node:async_hooks';
import type { Socket } from 'node:net';
import { loaderLimitMs, type RenderRequest } from '@title24/remote-kit/contract';
import * as v from 'valibot';
import { methodNotFound, RpcFault } from '../../rpc/protocol/rpc-fault.ts';
import type { CallPublic } from '../../rpc/public-caller.ts';
import { withTimeout } from '../with-timeout.ts';
import type { RenderOutcome } from './render-task.ts';
import type { RendererCommand } from './renderer-command.ts';
import { type LaunchedRenderer, launchRenderer } from './renderer-launcher.ts';

/** Thrown when a renderer has exited or was stopped. */
export class RendererEndedError extends Error {
  override readonly name = 'RendererEndedError';
  /** Whether the renderer ended before it was ready, and therefore before it ran its bundle. */
  readonly neverStarted: boolean;

  constructor(message: string, neverStarted: boolean) {
    super(message);
    this.neverStarted = neverStarted;
  }
}

/** Maximum bytes of a message from a renderer. */
const maxMessageBytes = 8_000_000;

const note = v.pipe(v.string(), v.maxLength(4_000));
const messageSchema = v.union([
  v.strictObject({ ready: v.literal(true) }),
  v.strictObject({
    id: v.number(),
    console: v.pipe(v.array(note), v.maxLength(100)),
    result: v.record(
      v.picklist(['head', 'title', 'status', 'top', 'main', 'bottom', 'data']),
      v.pipe(v.string(), v.maxLength(2_000_000)),
    ),
  }),
  v.strictObject({ id: v.number(), console: v.pipe(v.array(note), v.maxLength(100)), thrown: note }),
  v.strictObject({
    id: v.number(),
    call: v.strictObject({
      number: v.number(),
      service: v.pipe(v.string(), v.maxLength(100)),
      method: v.pipe(v.string(), v.maxLength(100)),
      params: v.optional(v.record(v.string(), v.unknown())),
    }),
  }),
]);
type Message = v.InferOutput<typeof messageSchema>;
type Call = Extract<Message, { call: unknown }>['call'];

/** Maximum number of loader calls for one page. */
const maxCalls = 50;

interface Pending {
  readonly id: number;
  /** Runs a function in the async context of the request. Without this, a message is handled in another context. */
  readonly inCause: <Result>(run: () => Result) => Result;
  readonly resolve: (outcome: RenderOutcome) => void;
  readonly reject: (error: Error) => void;
  /** Monotonic time in milliseconds of the loader's first call; absent before that call. */
  callsSince?: number;
  calls: number;
}

/**
 * A renderer process with one render bundle. A message that is too long, malformed or unexpected stops the process,
 * because the bundle is not trusted.
 */
export class RendererProcess {
  /** Resolves when the process accepts requests. Rejects if the process exits or is stopped first. */
  readonly ready: Promise<void>;
  /** Resolves when the process or its launcher has exited, or the process could not be started. */
  readonly closed: Promise<void>;
  readonly #launched: LaunchedRenderer;
  readonly #callPublic: CallPublic;
  #pending: Pending | null = null;
  #count = 0;
  #isReady = false;
  #isEnded = false;
  readonly #started = Promise.withResolvers<void>();
  #socket: Socket | null = null;
  /** Messages for a process that has not started yet. */
  #unsent = '';
  #received: Buffer[] = [];
  #receivedBytes = 0;

  /**
   * @param bundle text of the render bundle
   * @param assetsOrigin origin of the parts' files; null if the site serves them
   * @param callPublic makes the calls of loaders
   */
  constructor(
    command: RendererCommand,
    bundle: string,
    assetsOrigin: string | null = null,
    callPublic: CallPublic = async () => Promise.reject(methodNotFound()),
  ) {
    this.#callPublic = callPublic;
    this.ready = this.#started.promise;
    this.ready.catch(() => undefined);
    let socketClosed: Promise<unknown> | undefined;
    this.#launched = launchRenderer(command, (socket) => {
      if (this.#isEnded) {
        socket.destroy();
        return;
      }
      this.#socket = socket;
      // Errors are ignored, because the launcher reports the exit of the process.
      socket.on('error', () => undefined);
      socketClosed = new Promise((resolve) => void socket.once('close', resolve));
      socket.on('data', (chunk: Buffer) => this.#receive(chunk));
      socket.write(this.#unsent);
      this.#unsent = '';
    });
    this.#send({ bundle, ...(assetsOrigin !== null && { assetsOrigin }) });
    this.closed = this.#launched.ended.then(async (why) => {
      // The socket can still contain output.
      await socketClosed;
      this.#fail(why);
    });
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /**
   * Renders a request.
   *
   * @throws RendererEndedError if the process exits or is stopped
   * @throws Error if another request is still being rendered
   */
  run(request: RenderRequest): Promise<RenderOutcome> {
    return new Promise((resolve, reject) => {
      if (this.#isEnded) return reject(new RendererEndedError('The renderer has exited.', !this.#isReady));
      if (this.#pending) return reject(new Error('A renderer takes one request at a time.'));
      this.#count += 1;
      this.#pending = { id: this.#count, inCause: AsyncLocalStorage.snapshot(), resolve, reject, calls: 0 };
      this.#send({ id: this.#count, request });
    });
  }

  /** Stops the process immediately, even during a rendering. */
  end(why = 'The renderer was stopped.'): void {
    this.#fail(why);
    this.#launched.kill();
    this.#socket?.destroy();
  }

  #send(message: object): void {
    const line = `${JSON.stringify(message)}\n`;
    if (this.#socket) this.#socket.write(line);
    else this.#unsent += line;
  }

  #receive(chunk: Buffer): void {
    if (this.#isEnded) return;
    this.#receivedBytes += chunk.length;
    if (this.#receivedBytes > maxMessageBytes) {
      this.end(`The renderer sent more than ${maxMessageBytes} bytes.`);
      return;
    }
    this.#received.push(chunk);
    if (!chunk.includes(10)) return;
    const received = Buffer.concat(this.#received);
    const end = received.lastIndexOf(10);
    this.#received = [received.subarray(end + 1)];
    this.#receivedBytes = received.length - end - 1;
    for (const line of received.toString('utf8', 0, end).split('\n')) this.#take(line);
  }

  #take(line: string): void {
    if (this.#isEnded) return;
    const message = messageOf(line);
    if (message && 'ready' in message && !this.#isReady) {
      this.#isReady = true;
      this.#started.resolve();
      return;
    }
    if (!message || 'ready' in message || message.id !== this.#pending?.id) {
      this.end('The renderer sent an unexpected message.');
      return;
    }
    if ('call' in message) {
      const { call } = message;
      const pending = this.#pending;
      void pending.inCause(() => this.#answerCall(pending, call));
      return;
    }
    const { resolve } = this.#pending;
    this.#pending = null;
    const { id: _, ...outcome } = message;
    resolve(outcome);
  }

  /** Makes a loader's call and sends the result or the error to the process. */
  async #answerCall(pending: Pending, { number, service, method, params }: Call): Promise<void> {
    pending.callsSince ??= performance.now();
    pending.calls += 1;
    const leftMs = pending.callsSince + loaderLimitMs - performance.now();
    const answer = await (pending.calls > maxCalls
      ? Promise.reject(new Error(`A loader makes at most ${maxCalls} calls.`))
      : withTimeout(this.#callPublic(service, method, params).catch(withoutDetails), leftMs)
    ).then(
      (result) => ({ result }),
      (error: Error) => ({
        error: { message: error.message, code: error instanceof RpcFault ? error.code : 0 },
      }),
    );
    if (this.#pending === pending) this.#send({ answer: number, ...answer });
  }

  #fail(why: string): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    const error = new RendererEndedError(why, !this.#isReady);
    this.#started.reject(error);
    this.#pending?.reject(error);
    this.#pending = null;
  }
}

/** Replaces an unexpected error, which may contain a database query that a page would show. */
function withoutDetails(error: unknown): never {
  throw error instanceof RpcFault ? error : new Error('The call failed.', { cause: error });
}

function messageOf(line: string): Message | null {
  try {
    const parsed = v.safeParse(messageSchema, JSON.parse(line));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
