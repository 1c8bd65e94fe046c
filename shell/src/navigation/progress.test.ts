import { createProgress } from './progress.ts';

function setUp() {
  const shown: boolean[] = [];
  const progress = createProgress((isShown) => void shown.push(isShown));
  const begin = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    progress.track(promise);
    return async () => {
      resolve();
      await jest.advanceTimersByTimeAsync(0);
    };
  };
  return { shown, begin, progress };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('no progress is shown for the first 100 ms', async () => {
  const { shown, begin } = setUp();
  const end = begin();
  await jest.advanceTimersByTimeAsync(99);
  await end();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(shown).not.toContain(true);
});

test('progress is shown until all work has ended', async () => {
  const { shown, begin } = setUp();
  const endFirst = begin();
  const endSecond = begin();
  await jest.advanceTimersByTimeAsync(100);
  expect(shown).toEqual([true]);
  await endFirst();
  expect(shown).toEqual([true]);
  await endSecond();
  expect(shown).toEqual([true, false]);
});

test('failed work counts as ended', async () => {
  const { shown, progress } = setUp();
  progress.track(Promise.reject(new Error('failed')));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(shown).toEqual([false]);
});
