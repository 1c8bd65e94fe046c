import type * as Tus from 'tus-js-client';
import { Pause } from './pause.ts';
import { uploadFile } from './upload-file.ts';

const file = Object.assign(new File(['%PDF-1.7'], 'plans.pdf'), {
  // jsdom's `Blob` has no `arrayBuffer`.
  slice: () => ({ arrayBuffer: async () => new ArrayBuffer(1) }),
});

test('an upload that was paused and resumed after a failure shows no error once it continues', async () => {
  let events: Tus.UploadOptions = {};
  class Upload {
    url = '/uploads/files/7';
    constructor(_: File, options: Tus.UploadOptions) {
      events = options;
    }
    findPreviousUploads = async () => [];
    abort = async () => undefined;
    start = () => undefined;
  }
  const pause = new Pause();
  const onRetryError = jest.fn();
  const signal = new AbortController().signal;
  const options = { signal, pause, onProgress: () => undefined, onRetryError };
  const sent = uploadFile({ Upload } as never, file, options);
  events.onError?.(new Error('The connection was lost'));
  await new Promise((next) => setTimeout(next));
  expect(onRetryError.mock.lastCall).toEqual([expect.objectContaining({ kind: 'offline' })]);
  pause.set(true);
  pause.set(false);
  events.onProgress?.(4, 8);
  expect(onRetryError.mock.lastCall).toEqual([null]);
  events.onSuccess?.({ lastResponse: {} as never });
  expect(await sent).toBe('7');
});
