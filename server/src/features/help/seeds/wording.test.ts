import { doItYourself, fillPlaceholders } from '@title24/shared-domain';
import { helpSeeds } from './index.ts';
import { fillSources } from './testing/fill-sources.ts';
import { plainText } from './testing/plain-text.ts';

const answers = helpSeeds.map(({ id, question, helpText }) => ({
  id,
  question,
  text: plainText(fillPlaceholders(helpText, fillSources)),
}));
const byId = new Map(answers.map(({ id, text }) => [id, text]));

/** Readers may start at any answer, so each answer explains its technical terms. */
test.each([
  [/CF1R/, /certificates? of compliance/i],
  [/CF2R/, /certificate of installation/i],
  [/CF3R/, /certificate of verification|independent specialist/i],
  [/ECC rater/, /ECC rater \(called HERS rater before 2026\)/],
  [/U-factor/, /heat loss|how fast heat passes/],
  [/SHGC/, /share of the sun’s heat|how much of the sun’s heat|solar heat gain/],
  [/R-value/, /resist(?:s|ance to) (?:the )?(?:flow of heat|heat flow)/],
  [/climate zone\b/i, /(?:part|areas) of California/],
  [/plan checker/i, /who reviews plans|plan checker and the inspector|2025 Energy Code doesn’t require/i],
  [/conditioned floor area/i, /heated or cooled|heated above/],
  [/SEER/, /seasonal efficiency/],
  [/emittance/i, /gives off heat|heat it gives off/],
  [/ADU/, /dwelling/],
  [/NFRC/, /National Fenestration Rating Council|NFRC default/],
  [/HSPF2|AFUE|UEF/, /share of the fuel that becomes heat.*uniform energy factor/],
])('answers that mention %s explain it', (term, explanation) => {
  const users = answers.filter(({ text }) => term.test(text));
  expect(users.length).toBeGreaterThan(0);
  expect(users.filter(({ text }) => !explanation.test(text)).map(({ id }) => id)).toEqual([]);
});

test('the former name HERS occurs only together with ECC, the name since 2026', () => {
  const old = answers.filter(({ question, text }) => /HERS/.test(question + text));
  expect(old.length).toBeGreaterThan(0);
  expect(old.filter(({ text }) => !/ECC/.test(text)).map(({ id }) => id)).toEqual([]);
});

test.each([1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19].map((n) => `c-${n}`))(
  'the answer %s names the 2025 Energy Code',
  (id) => {
    expect(byId.get(id)).toMatch(/2025 Energy Code/);
  },
);

/** Answers, each with the figures that its text must state because no placeholder provides them. */
test.each([
  ['c-2', ['January 1, 2026', '2022 Energy Code']],
  ['c-13', ['October 1, 2025 to June 1, 2031']],
  ['e-3', ['North 0 East 90 South 180 West 270']],
  ['e-4', ['enters 1 there']],
  ['f-5', ['14, 15, 16, 17 and 18 SEER']],
  ['g-3', ['Front 0 Left 90 Back 180 Right 270']],
  ['i-1', ['Enter 0 if']],
])('the answer %s states its figures', (id, figures) => {
  for (const figure of figures) expect(byId.get(id)).toContain(figure);
});

test.each([
  [false, ['a-1', 'a-2', 'b-2', 'b-3', 'b-8']],
  [true, []],
])('answers about Do It Yourself announce its opening only until it is open (open: %s)', (isOpen, ids) => {
  const switched = jest.replaceProperty(doItYourself, 'isOpen', isOpen);
  const say = helpSeeds.filter(({ helpText }) =>
    fillPlaceholders(helpText, fillSources).includes('opens soon'),
  );
  expect(say.map(({ id }) => id)).toEqual(ids);
  switched.restore();
});
