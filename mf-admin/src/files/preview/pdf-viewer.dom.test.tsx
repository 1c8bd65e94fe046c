import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FromFrame, ToFrame } from '@title24/plan-reader/pdf-preview';
import { PdfViewer } from './pdf-viewer.tsx';

/** Replaces MessageChannel. Records the messages sent to the frame. */
class FakeChannel {
  static newest: FakeChannel;
  readonly messages: ToFrame[] = [];
  readonly port1 = {
    onmessage: null as ((event: { data: FromFrame }) => void) | null,
    postMessage: (message: ToFrame) => void this.messages.push(message),
    close: () => undefined,
  };
  readonly port2 = {};

  constructor() {
    FakeChannel.newest = this;
  }
}

let sentToFrame: unknown[][];
const fromFrame = (data: FromFrame) => act(async () => FakeChannel.newest.port1.onmessage?.({ data }));
const frame = () => screen.getByTitle<HTMLIFrameElement>('Preview of plans.pdf');

beforeEach(() => {
  sentToFrame = [];
  Object.assign(globalThis, { MessageChannel: FakeChannel });
  jest.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue({
    postMessage: (...given: unknown[]) => void sentToFrame.push(given),
  } as unknown as Window);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

async function open(read = async () => new ArrayBuffer(3)) {
  render(<PdfViewer name="plans.pdf" size={1_000} read={read} />);
  await act(async () => frame().dispatchEvent(new Event('load')));
}

test('the sandboxed frame allows only scripts and cannot make connections', async () => {
  await open();
  expect(frame().getAttribute('sandbox')).toBe('allow-scripts');
  const shown = new DOMParser().parseFromString(frame().getAttribute('srcdoc') ?? '', 'text/html');
  expect(shown.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("connect-src 'none'");
  expect([...shown.scripts].map((script) => [script.hasAttribute('src'), script.textContent])).toEqual([
    [true, ''],
  ]);
  expect(sentToFrame).toEqual([[{ size: 1_000, script: null }, '*', [FakeChannel.newest.port2]]]);
});

test('the frame receives the bytes that it requested, then the page number and the zoom', async () => {
  const asked: number[][] = [];
  await open(async (...range: number[]) => {
    asked.push(range);
    return new ArrayBuffer(3);
  });
  const { messages } = FakeChannel.newest;
  await fromFrame({ kind: 'started' });
  await fromFrame({ kind: 'need', begin: 10, end: 13 });
  expect(asked).toEqual([[10, 13]]);
  expect(messages).toEqual([{ kind: 'bytes', begin: 10, bytes: new ArrayBuffer(3) }]);
  await fromFrame({ kind: 'opened', pages: 3 });
  await fromFrame({ kind: 'shown', page: 1, scale: 0.4, isWhole: true });
  expect(screen.getByRole('status').textContent).toBe('Page 1, at 40 % of its actual size');

  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByRole('status').textContent).toBe('Loading page 2…');
  await userEvent.click(screen.getByRole('button', { name: 'Larger' }));
  const number = screen.getByRole<HTMLInputElement>('textbox', { name: 'Page' });
  expect(number.value).toBe('2');
  await userEvent.clear(number);
  await userEvent.type(number, '7{Enter}');
  expect(number.value).toBe('2');
  await userEvent.clear(number);
  await userEvent.type(number, '3{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(messages.slice(1)).toEqual([
    { kind: 'show', page: 1, zoom: 'fit' },
    { kind: 'show', page: 2, zoom: 'fit' },
    { kind: 'show', page: 2, zoom: 0.5 },
    { kind: 'show', page: 3, zoom: 0.5 },
  ]);
});

test.each([
  ['password', /is protected by a password/],
  ['damaged', /cannot be read here/],
  ['page', /This page cannot be shown here/],
] as const)('the PDF problem ‘%s’ is explained in a message', async (problem, words) => {
  await open();
  await fromFrame({ kind: 'failed', problem });
  expect(screen.getByRole('alert').textContent).toMatch(words);
});

test('a PDF page with an unreadable picture shows a message', async () => {
  await open();
  await fromFrame({ kind: 'opened', pages: 1 });
  await fromFrame({ kind: 'shown', page: 1, scale: 1, isWhole: false });
  expect(screen.getByText(/This PDF can’t be shown here/)).toBeTruthy();
});

test('a lost connection shows a message, and a retry continues at the same page', async () => {
  await open(() => Promise.reject(new Error('offline')));
  await fromFrame({ kind: 'opened', pages: 5 });
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await fromFrame({ kind: 'need', begin: 0, end: 10 });
  expect(screen.getByRole('alert').textContent).toContain('The preview stopped');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(async () => frame().dispatchEvent(new Event('load')));
  await fromFrame({ kind: 'opened', pages: 5 });
  expect(FakeChannel.newest.messages).toEqual([{ kind: 'show', page: 2, zoom: 'fit' }]);
});

test('a message is shown if the frame’s script does not load', async () => {
  jest.useFakeTimers();
  await open();
  await act(async () => jest.advanceTimersByTime(10_000));
  expect(screen.getByRole('alert').textContent).toContain('The preview stopped');
});
