import type * as Tus from 'tus-js-client';
import { Pause } from './pause.ts';
import { uploadFile } from './upload-file.ts';

const file = Object.assign(new File(['%PDF-1.7'], 'plans.pdf'), {
  // jsdom's `Blob` has no `arrayBuffer`.
  slice: () => ({ arrayBuffer: async () => new ArrayBuffer(1) }),
});

/** Starts the upload of `file`. Sends nothing: the test reports what happens through `events`. */
function begin() {
  let options: Tus.UploadOptions = {};
  const start = jest.fn();
  class Upload {
    url = '/uploads/files/7';
    constructor(_: File, given: Tus.UploadOptions) {
      options = given;
    }
    findPreviousUploads = async () => [];
    abort = async () => undefined;
    start = start;
  }
  const pause = new Pause();
  const onRetryError = jest.fn();
  const { signal } = new AbortController();
  const watch = { signal, pause, onProgress: () => undefined, onRetryError };
  return {
    sent: uploadFile({ Upload } as never, file, watch),
    events: () => options,
    start,
    pause,
    onRetryError,
  };
}

test('an upload that was paused and resumed after a failure shows no error once it continues', async () => {
  const { sent, events, pause, onRetryError } = begin();
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
  const { sent, events, start } = begin();
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
