import { openPdf, pdfDocument } from './pdf-document.ts';
import type { FromFrame, OpenPdf, ToFrame } from './pdf-messages.ts';
import { pictureDocument } from './picture-document.ts';
import { PlanProblem, type PlanProblemKind } from './plan-problem.ts';
import type { AboutFile, FromReader, OpenPicture, ToReader } from './reader-messages.ts';

/** Time limits of the steps, in milliseconds. A reader that exceeds a limit is ended. */
export interface ReaderLimits {
  /** Limit from the creation of the frame to the first message of its script. */
  readonly start: number;
  /** Limit from the first message until the file is open. */
  readonly open: number;
  /** Limit for one request, such as painting one tile. */
  readonly answer: number;
}

/** A request without its id, which {@link ReaderFrame} assigns. */
export type ReaderRequest = RequestOf<ToReader>;
type RequestOf<Message> = Message extends { readonly kind: 'cancel' } ? never : Omit<Message, 'id'>;

type ReaderResponse = Exclude<FromReader, { readonly kind: 'refused' }>;

type FromEither = AboutFile | FromReader | Extract<FromFrame, { readonly kind: 'need' }>;

interface Settle<Value> {
  readonly resolve: (value: Value) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * A sandboxed frame that reads one file (docs/adr/0014-pdf-preview.md). A timeout or a failure to read the file ends
 * the frame and rejects its pending requests.
 */
export class ReaderFrame {
  /** Resolves with the number of pages in the file. Rejects with PlanProblem. */
  readonly opened: Promise<number>;
  readonly #file: Blob;
  readonly #limits: ReaderLimits;
  readonly #frame = document.createElement('iframe');
  readonly #waiting = new Map<number, Settle<ReaderResponse>>();
  #settleOpen: Settle<number> | undefined;
  #port: MessagePort | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;
  #ended: PlanProblem | undefined;

  constructor(kind: 'pdf' | 'picture', file: Blob, limits: ReaderLimits) {
    this.#file = file;
    this.#limits = limits;
    this.opened = new Promise((resolve, reject) => {
      this.#settleOpen = { resolve, reject };
    });
    // Prevents an unhandled rejection. Callers that await the promise still see the error.
    this.opened.catch(() => undefined);
    this.#limit(limits.start, 'no-reader');
    const frame = this.#frame;
    frame.hidden = true;
    frame.title = 'Plan reader';
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.srcdoc = kind === 'pdf' ? pdfDocument : pictureDocument;
    const first = kind === 'pdf' ? openPdf(file.size) : { file };
    frame.addEventListener('load', () => void this.#connect(first));
    document.body.append(frame);
  }

  get hasEnded(): boolean {
    return this.#ended !== undefined;
  }

  /** Sends a request to the frame. Rejects with PlanProblem, or with the signal's reason once the signal is aborted. */
  async send(request: ReaderRequest, signal?: AbortSignal): Promise<ReaderResponse> {
    await this.opened;
    signal?.throwIfAborted();
    if (this.#ended) throw this.#ended;
    const id = ++this.#lastId;
    const cancel = () => {
      this.#tell({ kind: 'cancel', id });
      this.#waiting.get(id)?.reject(signal?.reason);
    };
    const timer = setTimeout(() => this.end('stopped'), this.#limits.answer);
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      return await new Promise((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        this.#tell({ ...request, id });
      });
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(id);
      signal?.removeEventListener('abort', cancel);
    }
  }

  /** Removes the frame, frees its resources and rejects its pending requests. */
  end(problem: PlanProblemKind, options?: ErrorOptions): void {
    if (this.#ended) return;
    this.#ended = new PlanProblem(problem, options);
    clearTimeout(this.#timer);
    this.#port?.close();
    this.#frame.remove();
    this.#settleOpen?.reject(this.#ended);
    for (const { reject } of this.#waiting.values()) reject(this.#ended);
  }

  #limit(ms: number, problem: PlanProblemKind): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.end(problem), ms);
  }

  async #connect(first: Promise<OpenPdf> | OpenPicture): Promise<void> {
    // A second load means that the frame has navigated to another document, which must get no data.
    if (this.#port) {
      this.end('stopped');
      return;
    }
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data }: MessageEvent<FromEither>) => this.#hear(data);
    // The target is '*', because a sandboxed frame has an opaque origin.
    this.#frame.contentWindow?.postMessage(await first, '*', [port2]);
  }

  #hear(message: FromEither): void {
    switch (message.kind) {
      case 'started':
        this.#limit(this.#limits.open, 'stopped');
        break;
      case 'need':
        void this.#give(message.begin, message.end);
        break;
      case 'opened':
        clearTimeout(this.#timer);
        this.#settleOpen?.resolve(message.pages);
        break;
      case 'failed':
        this.end(message.problem);
        break;
      case 'refused':
        this.#waiting.get(message.id)?.reject(new PlanProblem(message.problem));
        break;
      default: {
        const asker = this.#waiting.get(message.id);
        if (asker) asker.resolve(message);
        // Discards a tile that was painted before the cancellation arrived.
        else if (message.kind === 'painted') message.bitmap.close();
      }
    }
  }

  async #give(begin: number, end: number): Promise<void> {
    try {
      const bytes = await this.#file.slice(begin, end).arrayBuffer();
      this.#tell({ kind: 'bytes', begin, bytes }, [bytes]);
    } catch (cause) {
      this.end('unreadable', { cause });
    }
  }

  #tell(message: ToFrame, transfer: Transferable[] = []): void {
    if (!this.#ended) this.#port?.postMessage(message, transfer);
  }
}
