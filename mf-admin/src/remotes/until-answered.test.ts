import { RpcError } from '@title24/remote-kit/contract';
import { untilAnswered } from './until-answered.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const busy = new RpcError('The version is still being checked.', 503);
const lost = new RpcError('The site could not be reached.', 0);
const refused = new RpcError('It needs another contract.', -32602);

/** A call that is answered by these, one after the other. */
const callOf = (...answers: readonly (string | RpcError)[]) => {
  const left = [...answers];
  return jest.fn(async () => {
    const answer = left.length > 1 ? left.shift() : left[0];
    if (answer instanceof RpcError) throw answer;
    return answer;
  });
};

test('the same call is made until the site says what came of it', async () => {
  const call = callOf(busy, lost, 'live');
  const answer = untilAnswered(call);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await answer).toBe('live');
  expect(call).toHaveBeenCalledTimes(3);
});

test('a refusal is an answer', async () => {
  const call = callOf(refused);
  await expect(untilAnswered(call)).rejects.toBe(refused);
  expect(call).toHaveBeenCalledTimes(1);
});

test('it ends, without an answer, after three minutes', async () => {
  const answer = untilAnswered(callOf(lost)).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(180_000);
  expect(await answer).toBe(lost);
});
