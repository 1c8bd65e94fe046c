import { caseStages } from './case-stages.ts';
import type { CaseState } from './case-state.ts';

const quote = {
  number: 1,
  lines: [],
  scope: '',
  missing: '',
  delivery: { type: 'date', date: '2026-12-02' },
  validUntil: '2026-12-20',
  sentAt: '2026-11-24T18:00:00.000Z',
} as const;
const invoice = {
  number: 'FS-1-S',
  cents: 100,
  state: 'due',
  issuedAt: '2026-12-01T18:00:00.000Z',
  dueOn: '2026-12-31',
  paidOn: null,
  way: '',
  reference: '',
  refundedOn: null,
  isPayable: false,
  howToPay: [],
} as const;
const step = (after: CaseState, day: string) => ({
  at: `2026-${day}T18:00:00.000Z`,
  after,
  words: '',
  message: '',
});
const life = [step('received', '11-20'), step('quoted', '11-24'), step('accepted', '11-25')];
const reports = [
  { id: 'a', name: 'a.pdf', size: 1, deliveredAt: '2026-12-01T18:00:00.000Z', isNewest: true },
];
const base = { dueAt: null, quote: null, invoice: null, timeline: life.slice(0, 1), reports: [] };

const lines = (seen: Partial<Parameters<typeof caseStages>[0]> & { state: CaseState }) =>
  caseStages({ ...base, ...seen }).map(({ title, status, when }) => `${status} ${title} ${when}`.trim());

test.each<[CaseState, Partial<Parameters<typeof caseStages>[0]>, string[]]>([
  [
    'in-review',
    { dueAt: '2026-11-26T08:00:00.000Z' },
    [
      'done Plans received Friday, November 20',
      'current Quote by the end of Wednesday, November 25',
      'ahead Your answer',
      'ahead Report',
      'ahead Payment',
    ],
  ],
  [
    'quoted',
    { quote, timeline: life.slice(0, 2) },
    [
      'done Plans received Friday, November 20',
      'done Quote sent Tuesday, November 24',
      'current Your answer by Sunday, December 20',
      'ahead Report by December 2, 2026',
      'ahead Payment',
    ],
  ],
  [
    'in-work',
    { quote, timeline: life, dueAt: '2026-12-03T08:00:00.000Z' },
    [
      'done Plans received Friday, November 20',
      'done Quote sent Tuesday, November 24',
      'done Quote accepted Wednesday, November 25',
      'current Report by the end of Wednesday, December 2',
      'ahead Payment',
    ],
  ],
  [
    'delivered',
    { quote, timeline: life, invoice, reports },
    [
      'done Plans received Friday, November 20',
      'done Quote sent Tuesday, November 24',
      'done Quote accepted Wednesday, November 25',
      'done Report delivered Tuesday, December 1',
      'current Payment by Thursday, December 31',
    ],
  ],
  [
    'expired',
    { quote, timeline: [...life.slice(0, 2), step('expired', '12-21')] },
    [
      'done Plans received Friday, November 20',
      'done Quote sent Tuesday, November 24',
      'current Quote expired Monday, December 21',
    ],
  ],
])('Q3: a case that is %s has the expected stages and dates', (state, seen, expected) => {
  expect(lines({ state, ...seen })).toEqual(expected);
});

test('Q3: a paid case has no future stages, and the stage for a plan checker’s comments has the deadline for our answer', () => {
  const paid = { ...invoice, state: 'paid', paidOn: '2026-12-10' } as const;
  const seen = { quote, timeline: life, invoice: paid, reports };
  expect(lines({ state: 'delivered', ...seen }).at(-1)).toBe('done Paid Thursday, December 10');
  expect(
    lines({ state: 'revision-requested', ...seen, dueAt: '2026-12-17T08:00:00.000Z' }).slice(-2),
  ).toEqual([
    'current Answer to the comments by the end of Wednesday, December 16',
    'done Paid Thursday, December 10',
  ]);
});
