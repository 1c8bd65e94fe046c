import { act } from '@testing-library/react';

/** Stands for XMLHttpRequest: keeps what is sent, and answers when and how a test says. */
export class FakeRequest {
  static sent: FakeRequest[] = [];

  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  target = '';
  body: FormData = new FormData();

  /** Puts it in the place of the real one; answers the list of what is sent. */
  static install(): FakeRequest[] {
    FakeRequest.sent = [];
    Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
    return FakeRequest.sent;
  }

  open(method: string, url: string): void {
    this.target = `${method} ${url}`;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(body: FormData): void {
    this.body = body;
    FakeRequest.sent.push(this);
  }

  abort(): void {
    this.onabort?.();
  }

  progress(loaded: number, total: number): void {
    act(() => this.upload.onprogress?.({ loaded, total }));
  }

  async answer(status: number, body: unknown): Promise<void> {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    await act(async () => this.onload?.());
  }

  async breakOff(): Promise<void> {
    await act(async () => this.onerror?.());
  }

  /** The text fields of the form. */
  get fields(): Record<string, string> {
    return Object.fromEntries(
      [...this.body].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  }

  get fileNames(): string[] {
    return this.body.getAll('projectFiles').map((file) => (file as File).name);
  }
}
