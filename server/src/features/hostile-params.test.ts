import { sendHostileParams } from './testing/hostile-params.ts';

jest.setTimeout(240_000);

test('no method of the contract responds to any of 5 hostile params with an internal error', () =>
  sendHostileParams(8));
