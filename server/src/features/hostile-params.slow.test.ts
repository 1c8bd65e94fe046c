import { sendHostileParams } from './testing/hostile-params.ts';

jest.setTimeout(240_000);

test('no method of the contract responds with an internal error to any of 40 hostile params objects', () =>
  sendHostileParams());
