import { withTabLock } from './tab-lock.ts';

test('if the wait for another tab’s lock is canceled, the call rejects with a SendError of the kind ‘stopped’', async () => {
  const cancel = new AbortController();
  const held = Promise.withResolvers<void>();
  const other = navigator.locks.request('plans.pdf', () => held.promise);
  const use = jest.fn();
  const onWait = jest.fn(() => queueMicrotask(() => cancel.abort()));
  await expect(withTabLock('plans.pdf', { signal: cancel.signal, onWait }, use)).rejects.toMatchObject({
    name: 'SendError',
    kind: 'stopped',
  });
  expect(onWait).toHaveBeenCalled();
  expect(use).not.toHaveBeenCalled();
  held.resolve();
  await other;
});
