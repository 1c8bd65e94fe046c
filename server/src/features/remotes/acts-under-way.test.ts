import { ActGoesOnError, ActsUnderWay } from './acts-under-way.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** An act whose end the test decides, and how often it was started. */
function endlessAct() {
  let resolve: (result: string) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<string>((...both) => {
    [resolve, reject] = both;
  });
  const start = jest.fn(() => promise);
  return { start, resolve, reject };
}

const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  );

test('a call that has waited for long is told that the act goes on; the same call learns what comes of it', async () => {
  const acts = new ActsUnderWay();
  const { start, resolve } = endlessAct();
  const first = outcomeOf(acts.run('release', start));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await first).toEqual({ error: expect.any(ActGoesOnError) });
  const second = outcomeOf(acts.run('release', start));
  resolve('live');
  expect(await second).toEqual({ result: 'live' });
  expect(start).toHaveBeenCalledTimes(1);
});

test('an outcome that nobody was waiting for is told once, refusals too; then the same call acts anew', async () => {
  const acts = new ActsUnderWay();
  const { start, reject } = endlessAct();
  const first = outcomeOf(acts.run('release', start));
  await jest.advanceTimersByTimeAsync(10_000);
  await first;
  const refusal = new Error('refused');
  reject(refusal);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await outcomeOf(acts.run('release', start))).toEqual({ error: refusal });
  expect(await acts.run('release', async () => 'anew')).toBe('anew');
});

test('an outcome that nobody asks for is forgotten', async () => {
  const acts = new ActsUnderWay();
  const { start, resolve } = endlessAct();
  const first = outcomeOf(acts.run('release', start));
  await jest.advanceTimersByTimeAsync(10_000);
  await first;
  resolve('live');
  await jest.advanceTimersByTimeAsync(120_000);
  expect(await acts.run('release', async () => 'anew')).toBe('anew');
});

test('two that ask for the same at once share one act; other acts are their own', async () => {
  const acts = new ActsUnderWay();
  const { start, resolve } = endlessAct();
  const both = [acts.run('release', start), acts.run('release', start)];
  expect(await acts.run('another', async () => 'other')).toBe('other');
  resolve('live');
  expect(await Promise.all(both)).toEqual(['live', 'live']);
  expect(start).toHaveBeenCalledTimes(1);
});
