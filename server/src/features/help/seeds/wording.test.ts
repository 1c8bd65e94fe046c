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

/** A reader may arrive at any answer, so each one explains the words of the trade that it uses. */
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
])('answers that say %s explain it', (term, explanation) => {
  const users = answers.filter(({ text }) => term.test(text));
  expect(users.length).toBeGreaterThan(0);
  expect(users.filter(({ text }) => !explanation.test(text)).map(({ id }) => id)).toEqual([]);
});

test('HERS stands only beside ECC, its name since 2026', () => {
  const old = answers.filter(({ question, text }) => /HERS/.test(question + text));
  expect(old.length).toBeGreaterThan(0);
  expect(old.filter(({ text }) => !/ECC/.test(text)).map(({ id }) => id)).toEqual([]);
});

test.each([1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19].map((n) => `c-${n}`))(
  '%s states the rules of a dated edition',
  (id) => {
    expect(byId.get(id)).toMatch(/2025 Energy Code/);
  },
);

/** The figures of P3, P4 and P9 where a reader looks for them. */
test.each([
  [
    'a-2',
    [
      ...['$149', '$189', '$295', '700 square feet', 'a third to half'],
      'Within 3 business days after we receive your plans, you get a firm quote',
      'report follows within 3 business days after you accept the quote',
    ],
  ],
  ['a-4', ['$39']],
  ['a-5', ['$39']],
  [
    'a-6',
    ['within 3 business days of submission', '50% rebate', '3 business days after you accept the quote'],
  ],
  [
    'a-7',
    ['$85', '$10', '$55', '$25', '$5', '$0', '12:00 pm Pacific', 'by 3:00 pm', 'allow 3 business days'],
  ],
  ['a-8', ['50% of the services back']],
  ['a-9', ['$10']],
  ['b-1', ['up to 2 stories']],
  ['b-3', ['at least 18 years']],
  ['b-4', ['last 5 digits']],
  ['b-5', ['$0', '$25', '$5', 'Allow 3 business days', 'within 3 business days of submission']],
  ['b-7', ['$55']],
  ['b-8', ['within 2 hours']],
  ['c-2', ['January 1, 2026', '2022 Energy Code']],
  ['c-3', ['above 10 Btu per hour', 'above 5,']],
  ['c-7', ['more than 700 square feet']],
  ['c-8', ['200 square feet', 'over 4.5 tons']],
  ['c-12', ['under 20% of the conditioned']],
  ['c-13', ['every 3 years', 'October 1, 2025 to June 1, 2031']],
  ['c-17', ['$295']],
  ['c-18', ['$295']],
  ['d-5', ['within 10 business days']],
  [
    'd-7',
    ['In 90% of cases', 'within 3 business days', 'within 10 business days', '50% of the base services'],
  ],
  ['e-1', ['one of 16 areas', 'holds 50% or more']],
  ['e-3', ['North 0 East 90 South 180 West 270']],
  ['e-4', ['enter 1 there']],
  ['e-5', ['under 20%']],
  ['f-1', ['less than 12 linear feet']],
  ['f-2', ['22% of the fan flow', 'under 6% of the fan flow']],
  ['f-5', ['6 common', '8 less common', '3 more', '14, 15, 16, 17 and 18 SEER']],
  ['f-7', ['over 4.5 tons']],
  ['f-8', ['more than 40 ft', 'lower 25 ft limit']],
  ['g-3', ['Front 0 Left 90 Back 180 Right 270']],
  ['g-5', ['more than 50% glass', '2 inches on all sides']],
  ['g-7', ['R-13 3.5 in', 'R-15 3.5 in', 'R-19 6.25 in; works as R-17.8', 'R-21 5.5 in']],
  ['g-8', ['at least 10 perms', 'is 0.50']],
  [
    'h-3',
    [
      'R-19 6.25',
      'R-21 5.5',
      'R-25 8 in',
      'R-30 8.25 or 10',
      'R-38 10.25 or 12',
      'R-49 an R-38 batt plus 3.5 in of R-11',
    ],
  ],
  ['h-4', ['R-13 3.5', 'R-19 6.25', 'R-22 6.5', 'R-25 8 in', 'R-30 8.25 or 10']],
  [
    'h-5',
    [
      ...[
        '0.05 or less',
        '1 square foot for each 150',
        'for each 300 with',
        'At least 30%',
        '3.5 inches above',
      ],
      ...['6 inches at the peak', '1.5 inches when', '1 inch in enclosed'],
    ],
  ],
  ['h-6', ['0.40 or more for tile', '0.70 or more for other', '0.75 or more', 'at least 20 mils']],
  ['i-1', ['more than 2 times its length', 'Enter 0 if']],
  ['i-2', ['8 ft plates', '6\'-8"']],
  ['i-8', ['More than 5% of the floor area', 'within 45 degrees of west']],
  ['i-9', ['200 square feet']],
])('%s states its figures', (id, figures) => {
  for (const figure of figures) expect(byId.get(id)).toContain(figure);
});

test.each([
  [false, ['a-1', 'a-2', 'b-2', 'b-3', 'b-8']],
  [true, []],
])(
  'answers that tell how to use Do It Yourself say that it opens soon only until it is open (%s)',
  (isOpen, ids) => {
    const switched = jest.replaceProperty(doItYourself, 'isOpen', isOpen);
    const say = helpSeeds.filter(({ helpText }) =>
      fillPlaceholders(helpText, fillSources).includes('opens soon'),
    );
    expect(say.map(({ id }) => id)).toEqual(ids);
    switched.restore();
  },
);
