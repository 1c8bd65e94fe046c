import { act } from '@testing-library/react';
import { type RpcClient, RpcError } from '@title24/remote-kit/contract';

/**
 * Replaces XMLHttpRequest and the shell's upload. Records the requests that send forms, and responds as the test
 * decides. Accepts the requests that upload files with tus, or adds them to `pieces` if `holdFiles` is true.
 */
export class FakeRequest {
  /** The requests with which the current test has sent forms. */
  static readonly sent: FakeRequest[] = [];
  static pieces: FakeRequest[] = [];
  static holdFiles = false;
  static readonly #sizes: string[] = [];

  readonly answerHeaders: Record<string, string> = {};
  readonly headers: Record<string, string> = {};
  readonly upload: {
    onprogress?: (event: { loaded: number; total: number; lengthComputable: true }) => void;
  } = {};
  onload?: (event: Event) => void;
  onerror?: (event: Event) => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  target = '';
  body: FormData = new FormData();

  /** Replaces the real XMLHttpRequest, removes recorded requests and sets `holdFiles` to false. */
  static install(): void {
    FakeRequest.sent.length = 0;
    FakeRequest.pieces = [];
    FakeRequest.holdFiles = false;
    Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  }

  /** Replaces the shell's upload. */
  static readonly upload: RpcClient['upload'] = (path, form, { headers, signal, onProgress }) =>
    new Promise((resolve, reject) => {
      const request = new FakeRequest();
      const fail = () => reject(new RpcError('The site could not be reached.', 0));
      request.open('POST', path);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total });
      request.onload = () => resolve({ status: request.status, text: request.responseText });
      request.onerror = fail;
      signal.addEventListener('abort', fail);
      request.send(form);
    });

  open(method: string, url: string): void {
    this.target = `${method} ${url}`;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name.toLowerCase()] = value;
  }

  getResponseHeader(name: string): string | null {
    return this.answerHeaders[name.toLowerCase()] ?? null;
  }

  send(body: FormData): void {
    this.body = body;
    if (!this.target.includes('/uploads/files')) {
      FakeRequest.sent.push(this);
    } else if (FakeRequest.holdFiles) {
      FakeRequest.pieces.push(this);
    } else {
      queueMicrotask(() => void this.take());
    }
  }

  /**
   * Responds as the server does for a small file. The response to a POST request accepts the whole file. The
   * response to a HEAD request reports that the file is complete.
   */
  async take(): Promise<void> {
    const sizes = FakeRequest.#sizes;
    if (this.target.startsWith('HEAD')) {
      const size = sizes[Number(this.target.split('/').at(-1))] ?? '';
      Object.assign(this.answerHeaders, { 'upload-offset': size, 'upload-length': size });
      await this.answer(200, '');
      return;
    }
    const size = this.headers['upload-length'] ?? '';
    Object.assign(this.answerHeaders, { location: `/uploads/files/${sizes.length}`, 'upload-offset': size });
    sizes.push(size);
    await this.answer(201, '');
  }

  /** Name of the file that this request announces. */
  get announced(): string {
    const [, name = ''] = /filename (\S+)/.exec(this.headers['upload-metadata'] ?? '') ?? [];
    return Buffer.from(name, 'base64').toString();
  }

  abort(): void {
    this.onabort?.();
  }

  progress(loaded: number, total: number): void {
    act(() => this.upload.onprogress?.({ loaded, total, lengthComputable: true }));
  }

  async answer(status: number, body: unknown): Promise<void> {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    await act(async () => this.onload?.(new Event('load')));
  }

  async interrupt(): Promise<void> {
    await act(async () => this.onerror?.(new Event('error')));
  }

  get fields(): Record<string, string> {
    return Object.fromEntries(
      [...this.body].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  }
}
