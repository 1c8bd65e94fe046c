import { emptyDraft, parseDollars, readDraft } from './quote-draft.ts';

const now = '2027-03-01T17:00:00.000Z';

test.each([
  ['439', 43_900],
  ['$1,234.50', 123_450],
  [' 0.1 ', 10],
  ['100000', 10_000_000],
])('Q4: %j is accepted as an amount', (text, cents) => expect(parseDollars(text)).toBe(cents));

test.each(['', 'abc', '-5', '1.234', '100000.01', '1e3', '5 $'])('Q4: %j is refused as an amount', (text) =>
  expect(parseDollars(text)).toBeNull(),
);

test('Q4: missing and invalid values are reported at their fields', () => {
  const read = readDraft({ ...emptyDraft(null, now, 3), days: '0', validUntil: '' }, now);
  expect('problems' in read && read.problems.map(({ field }) => field)).toEqual([
    'line-0-name',
    'line-0-amount',
    'scope',
    'days',
    'validUntil',
  ]);
});

test('Q2: an impossible total is reported at the first amount, and an impossible date at its field', () => {
  const lines = [{ key: 0, sku: null, name: 'Report', amount: '0' }];
  const draft = {
    ...emptyDraft(null, now, 3),
    lines,
    scope: 'All',
    deliveryType: 'date',
    date: '2027-03-02',
  } as const;
  const read = readDraft({ ...draft, validUntil: '2027-03-03' }, now);
  expect('problems' in read && read.problems.map(({ field }) => field)).toEqual(['line-0-amount', 'date']);
});

test('Q4: a new quote starts with the values of the previous one, but with a new expiration date', () => {
  const quote = {
    lines: [{ sku: '1002', name: 'Residential Additions', cents: 43_901 }],
    scope: 'The addition',
    missing: '',
    delivery: { type: 'date', date: '2027-04-20' },
    validUntil: '2027-03-15',
  } as const;
  expect(readDraft(emptyDraft(quote, now, 3), now)).toEqual({
    quote: { ...quote, validUntil: '2027-03-31' },
  });
});
