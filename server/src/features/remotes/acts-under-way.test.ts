import { ActGoesOnError, ActsUnderWay } from './acts-under-way.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Locks of one process of a site; `held` is what the site's processes hold. */
function locksOn(held: Set<string>) {
  return {
    take: async (name: string) => !held.has(name) && held.add(name).has(name),
    release: async (name: string) => {
      held.delete(name);
    },
  };
}

/** A site of one process. */
const alone = () => new ActsUnderWay(locksOn(new Set()));

const made = async () => null;

/** An act whose end the test decides, and how often it was started. */
function endlessAct() {
  let resolve: (result: string) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<string>((...both) => {
    [resolve, reject] = both;
  });
  const start = jest.fn(() => promise);
  return { start, resolve, reject, made };
}

const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  );

test('a call that has waited for long is told that the act goes on; the same call learns what comes of it', async () => {
  const acts = alone();
  const act = endlessAct();
  const first = outcomeOf(acts.run('release', act));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await first).toEqual({ error: expect.any(ActGoesOnError) });
  const second = outcomeOf(acts.run('release', act));
  act.resolve('live');
  expect(await second).toEqual({ result: 'live' });
  expect(act.start).toHaveBeenCalledTimes(1);
});

test('an outcome that nobody was waiting for is told once, refusals too; then the same call acts anew', async () => {
  const acts = alone();
  const act = endlessAct();
  const first = outcomeOf(acts.run('release', act));
  await jest.advanceTimersByTimeAsync(10_000);
  await first;
  const refusal = new Error('refused');
  act.reject(refusal);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await outcomeOf(acts.run('release', act))).toEqual({ error: refusal });
  expect(await acts.run('release', { start: async () => 'anew', made })).toBe('anew');
});

test('an outcome that nobody asks for is forgotten', async () => {
  const acts = alone();
  const act = endlessAct();
  const first = outcomeOf(acts.run('release', act));
  await jest.advanceTimersByTimeAsync(10_000);
  await first;
  act.resolve('live');
  await jest.advanceTimersByTimeAsync(120_000);
  expect(await acts.run('release', { start: async () => 'anew', made })).toBe('anew');
});

test('two that ask for the same at once share one act; other acts are their own', async () => {
  const acts = alone();
  const act = endlessAct();
  const both = [acts.run('release', act), acts.run('release', act)];
  expect(await acts.run('another', { start: async () => 'other', made })).toBe('other');
  act.resolve('live');
  expect(await Promise.all(both)).toEqual(['live', 'live']);
  expect(act.start).toHaveBeenCalledTimes(1);
});

test('a call to another process waits for the act, is told that it goes on, and learns what has changed', async () => {
  const held = new Set<string>();
  const here = new ActsUnderWay(locksOn(held));
  const there = new ActsUnderWay(locksOn(held));
  const act = endlessAct();
  let change: string | null = null;
  const again = jest.fn(async () => 'anew');
  const asked = { start: again, made: async () => change };
  const first = outcomeOf(here.run('release', act));
  await jest.advanceTimersByTimeAsync(0);
  const second = outcomeOf(there.run('release', asked));
  await jest.advanceTimersByTimeAsync(10_500);
  expect([await first, await second]).toEqual([
    { error: expect.any(ActGoesOnError) },
    { error: expect.any(ActGoesOnError) },
  ]);
  const third = outcomeOf(there.run('release', asked));
  await jest.advanceTimersByTimeAsync(1_000);
  change = 'live';
  act.resolve('live');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await third).toEqual({ result: 'live' });
  expect(again).not.toHaveBeenCalled();
  expect([...held]).toEqual([]);
});

test('what another process refused, or left undone when it was killed, is tried again', async () => {
  const held = new Set<string>();
  const here = new ActsUnderWay(locksOn(held));
  const there = new ActsUnderWay(locksOn(held));
  const act = endlessAct();
  const first = outcomeOf(here.run('release', act));
  await jest.advanceTimersByTimeAsync(0);
  const second = outcomeOf(there.run('release', { start: () => Promise.reject(new Error('refused')), made }));
  act.reject(new Error('refused'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect([await first, await second]).toEqual([
    { error: new Error('refused') },
    { error: new Error('refused') },
  ]);
  expect([...held]).toEqual([]);
});
