import { CaseSite } from './testing/case-site.ts';
import { guessCase } from './testing/guess-case.ts';

jest.setTimeout(240_000);

let cases: CaseSite;

beforeAll(async () => {
  cases = await CaseSite.open();
});
afterAll(() => cases.close());

test('Q3: 10,000 guesses from many networks open and reveal nothing, and are limited', () =>
  guessCase(cases, 10_000));
