import { RpcFault } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { SaveAllowance } from './project-limits.ts';

let now = 0;
let allowance: SaveAllowance;

beforeEach(() => {
  now = 1000;
  allowance = new SaveAllowance(() => now);
});

function refusal(accountId: string): RpcFault | null {
  try {
    allowance.take(accountId);
    return null;
  } catch (error) {
    if (error instanceof RpcFault) return error;
    throw error;
  }
}

test('D10: 60 saves a minute pass; one more is told how long to wait, and passes then', () => {
  for (let saves = 0; saves < 60; saves += 1) {
    now += 500;
    expect(refusal('ana')).toBeNull();
  }
  expect(refusal('ana')).toMatchObject({
    code: -32011,
    message: 'A project can be saved 60 times a minute. Nothing is lost: it is saved again in 31 seconds.',
    data: { limit: 'savesPerMinute', max: 60, retryAfter: 31 },
  });
  expect(refusal('ben')).toBeNull();
  now += 30_500;
  expect(refusal('ana')).toBeNull();
  expect(refusal('ana')).not.toBeNull();
});

test('D10: what was refused does not count', () => {
  for (let saves = 0; saves < 100; saves += 1) refusal('ana');
  now += 60_000;
  for (let saves = 0; saves < 60; saves += 1) expect(refusal('ana')).toBeNull();
});
