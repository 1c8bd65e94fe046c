import { untilEnded } from './until-ended.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const lost = new Error('no answer');
const refused = new Error('refused');
const isLost = (error: unknown) => error === lost;

/** Returns a mock call that returns or throws these results in turn, and then repeats the last. */
const askFor = (...answers: readonly (string | null | Error)[]) => {
  const left = [...answers];
  return jest.fn(async () => {
    const answer = (left.length > 1 ? left.shift() : left[0]) as string | null | Error;
    if (answer instanceof Error) throw answer;
    return answer;
  });
};

test('repeats the call until there is an outcome, even after a lost response', async () => {
  const ask = askFor(null, lost, 'live');
  const outcome = untilEnded(ask, isLost);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await outcome).toBe('live');
  expect(ask).toHaveBeenCalledTimes(3);
});

test('rejects after a refusal, without another call', async () => {
  await expect(untilEnded(askFor(refused), isLost)).rejects.toBe(refused);
});

test('gives up after two minutes without a response, regardless of earlier responses', async () => {
  const outcome = untilEnded(askFor(...Array(200).fill(null), lost), isLost).catch((error) => error);
  await jest.advanceTimersByTimeAsync(310_000);
  expect(await Promise.race([outcome, 'under way'])).toBe('under way');
  await jest.advanceTimersByTimeAsync(15_000);
  expect(await outcome).toBe(lost);
});
