import { sendForm } from './send-form.ts';

class FakeXhr {
  static newest: FakeXhr;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  opened: unknown[] = [];
  body: unknown;
  status = 0;
  statusText = '';
  readyState = 0;
  responseURL = '';
  responseText = '';
  onloadend?: () => void;
  isAborted = false;
  constructor() {
    FakeXhr.newest = this;
  }
  open(...args: unknown[]): void {
    this.opened = args;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name.toLowerCase()] = value;
  }
  getAllResponseHeaders(): string {
    return '';
  }
  send(body: unknown): void {
    this.body = body;
  }
  abort(): void {
    this.isAborted = true;
  }
}

const browsers = globalThis.XMLHttpRequest;
beforeEach(() => void Object.assign(globalThis, { XMLHttpRequest: FakeXhr }));
afterEach(() => void Object.assign(globalThis, { XMLHttpRequest: browsers }));

async function begin() {
  const body = new FormData();
  body.append('comment', 'Two stories');
  const abort = new AbortController();
  const onProgress = jest.fn();
  const headers = { 'idempotency-key': 'k' };
  const sending = sendForm('/project-upload', body, { headers, signal: abort.signal, onProgress });
  await new Promise((resolve) => setTimeout(resolve));
  return { sending, xhr: FakeXhr.newest, body, abort, onProgress };
}

test('a form is sent unchanged, and its progress is reported', async () => {
  const { sending, xhr, body, onProgress } = await begin();
  expect(xhr.opened.slice(0, 2)).toEqual(['POST', '/project-upload']);
  expect(xhr.body).toBe(body);
  expect(xhr.headers).toMatchObject({ 'idempotency-key': 'k' });
  expect(xhr.headers).not.toHaveProperty('content-type');
  xhr.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 4, total: 8, lengthComputable: true }));
  expect(onProgress.mock.calls).toEqual([[{ sent: 4, total: 8 }]]);
  Object.assign(xhr, { status: 413, responseText: '{"errors": []}' });
  xhr.onloadend?.();
  await expect(sending).resolves.toEqual({ status: 413, text: '{"errors": []}' });
});

test('a form can be aborted', async () => {
  const { sending, xhr, abort } = await begin();
  abort.abort();
  await expect(sending).rejects.toThrow('canceled');
  expect(xhr.isAborted).toBe(true);
});
