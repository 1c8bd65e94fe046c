import type { RpcClient, UploadOptions } from '@title24/remote-kit/contract';
import { sendForm } from './send-form.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Sends a form that gets no response. */
function sendOnSilentLine() {
  let options: UploadOptions | undefined;
  const upload: RpcClient['upload'] = (_path, _form, given) => {
    options = given;
    return new Promise((_, reject) =>
      given.signal.addEventListener('abort', () => reject(new Error('aborted'))),
    );
  };
  const stop = new AbortController();
  const outcome = jest.fn();
  const onProgress = jest.fn();
  void sendForm(new FormData(), { key: 'k', upload, onProgress, signal: stop.signal }).catch(outcome);
  return { stop, outcome, onProgress, move: () => options?.onProgress({ sent: 1, total: 2 }) };
}

test('after two minutes without progress, the connection counts as lost', async () => {
  const { outcome, onProgress, move } = sendOnSilentLine();
  await jest.advanceTimersByTimeAsync(119_000);
  move();
  expect(onProgress).toHaveBeenCalledWith({ sent: 1, total: 2 });
  await jest.advanceTimersByTimeAsync(119_000);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ kind: 'offline', status: 0 }));
  expect(jest.getTimerCount()).toBe(0);
});

test('if the visitor cancels, the connection does not count as lost', async () => {
  const { stop, outcome } = sendOnSilentLine();
  stop.abort();
  await jest.advanceTimersByTimeAsync(0);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ kind: 'stopped' }));
  expect(jest.getTimerCount()).toBe(0);
});
