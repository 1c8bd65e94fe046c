import { sendHostileParams } from './testing/hostile-params.ts';

jest.setTimeout(240_000);

test('no method answers any of 40 hostile params objects with an internal error', () => sendHostileParams());
