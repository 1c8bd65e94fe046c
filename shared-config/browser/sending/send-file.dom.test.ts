import * as tus from 'tus-js-client';
import { Pause } from './pause.ts';
import { forgetUploads, sendFile } from './send-file.ts';

const file = Object.assign(new File(['%PDF-1.7'], 'plans :: A.pdf', { lastModified: 1 }), {
  // jsdom's `Blob` has no `arrayBuffer`.
  slice: () => ({ arrayBuffer: async () => new ArrayBuffer(1) }),
});

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

/** Starts the upload of `file`. Sends nothing: the test reports what happens through `events`. */
async function begin() {
  let upload: tus.Upload | undefined;
  const start = jest.spyOn(tus.Upload.prototype, 'start').mockImplementation(function (this: tus.Upload) {
    upload = this;
    this.url = '/uploads/files/7';
  });
  const pause = new Pause();
  const onRetryError = jest.fn();
  const { signal } = new AbortController();
  const sent = sendFile(file, { signal, pause, onProgress: () => undefined, onRetryError });
  for (let turn = 0; turn < 5; turn++) await null;
  return { sent, events: () => upload?.options ?? {}, start, pause, onRetryError };
}

test('if an upload is paused and resumed after a failure, the error disappears when the upload continues', async () => {
  const { sent, events, pause, onRetryError } = await begin();
  events().onError?.(new Error('The connection was lost'));
  await new Promise((next) => setTimeout(next));
  expect(onRetryError.mock.lastCall).toEqual([expect.objectContaining({ kind: 'offline' })]);
  pause.set(true);
  pause.set(false);
  events().onProgress?.(4, 8);
  expect(onRetryError.mock.lastCall).toEqual([null]);
  events().onSuccess?.({ lastResponse: {} as never });
  expect(await sent).toBe('7');
});

test('a request without progress is repeated, and so is its retry; nothing is repeated while no request is pending', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const { sent, events, start } = await begin();
  const afterSeconds = async (seconds: number) => {
    await jest.advanceTimersByTimeAsync(seconds * 1000);
    return start.mock.calls.length;
  };
  expect(await afterSeconds(60)).toBe(1);
  events().onBeforeRequest?.({} as never);
  events().onProgress?.(4, 8);
  expect(await afterSeconds(29)).toBe(1);
  expect(await afterSeconds(10)).toBe(2);
  events().onBeforeRequest?.({} as never);
  expect(await afterSeconds(40)).toBe(3);
  events().onBeforeRequest?.({} as never);
  events().onShouldRetry?.(new Error('The connection was lost') as never, 1, events());
  expect(await afterSeconds(60)).toBe(3);
  jest.useRealTimers();
  events().onSuccess?.({ lastResponse: {} as never });
  expect(await sent).toBe('7');
});

test('if an upload is canceled before it starts, it rejects and sends nothing', async () => {
  const start = jest.spyOn(tus.Upload.prototype, 'start').mockImplementation();
  const signal = AbortSignal.abort();
  await expect(sendFile(file, { signal, onProgress: () => undefined })).rejects.toMatchObject({
    kind: 'stopped',
  });
  expect(start).not.toHaveBeenCalled();
});

test('if isKept is false, a canceled upload is deleted on the server, and no earlier upload is resumed', async () => {
  const start = jest.spyOn(tus.Upload.prototype, 'start').mockImplementation();
  const abort = jest.spyOn(tus.Upload.prototype, 'abort').mockResolvedValue();
  const earlier = jest.spyOn(tus.Upload.prototype, 'findPreviousUploads');
  const cancel = new AbortController();
  const sent = sendFile(file, { signal: cancel.signal, onProgress: () => undefined, isKept: false });
  for (let turn = 0; turn < 5; turn++) await null;
  expect(start).toHaveBeenCalled();
  cancel.abort();
  await expect(sent).rejects.toMatchObject({ kind: 'stopped' });
  expect([abort.mock.calls, earlier.mock.calls]).toEqual([[[true]], []]);
});

test('if earlier uploads cannot be read, the upload starts from the beginning', async () => {
  jest
    .spyOn(tus.Upload.prototype, 'findPreviousUploads')
    .mockRejectedValue(new DOMException('', 'SecurityError'));
  const { sent, events } = await begin();
  events().onSuccess?.({ lastResponse: {} as never });
  expect(await sent).toBe('7');
});

test('without onRetryError, the upload fails when its retries are used up', async () => {
  jest.spyOn(tus.Upload.prototype, 'start').mockImplementation(function (this: tus.Upload) {
    this.options.onError?.(new Error('The connection was lost'));
  });
  const { signal } = new AbortController();
  await expect(sendFile(file, { signal, onProgress: () => undefined })).rejects.toMatchObject({
    kind: 'offline',
  });
});

test('forgetUploads deletes the stored uploads of the given files, and all expired uploads', async () => {
  const { urlStorage } = tus.defaultOptions;
  const store = async (name: string, creationTime: string) => {
    const fingerprint = `title24 ${name}  8 1`;
    await urlStorage?.addUpload(fingerprint, { creationTime } as tus.PreviousUpload);
  };
  await store(file.name, new Date().toString());
  await store('old.pdf', new Date(0).toString());
  await store('other.pdf', new Date().toString());
  await forgetUploads([file]);
  expect(Object.keys(localStorage)).toEqual([expect.stringContaining('other.pdf')]);
});
