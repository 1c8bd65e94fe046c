import { quoteDue } from '../orders/index.ts';
import { applyCaseEvent, type CaseEventInput } from './apply-case-event.ts';
import type { CaseActor } from './case-transitions.ts';
import { nextStepWords } from './case-words.ts';
import type { FullServiceCase } from './full-service-case.ts';
import type { SentQuote } from './quote.schema.ts';
import { quoteProblems } from './quote.ts';

/** 9:00 a.m. in California on the Monday before Thanksgiving Day. */
const monday = '2026-11-23T17:00:00.000Z';

const received: FullServiceCase = {
  state: 'received',
  analyst: null,
  dueAt: quoteDue(monday).dueAt,
  quote: null,
  deliveredAt: null,
  compliance: null,
  rebateCents: 0,
  invoice: null,
};
const quote: SentQuote = {
  number: 1,
  sentAt: monday,
  lines: [
    { sku: '1002', name: 'Residential Additions', cents: 40_001 },
    { sku: null, name: 'Load calculations', cents: 3_900 },
  ],
  scope: 'The kitchen addition',
  missing: '',
  delivery: { type: 'business-days', days: 3 },
  validUntil: '2026-12-04',
};

function after(...steps: readonly (readonly [CaseActor, CaseEventInput, string?])[]): FullServiceCase {
  return steps.reduce((each, [by, input, now = monday]) => applyCaseEvent(each, input, by, now), received);
}

const taken = ['staff', { event: 'take', analyst: 'ana' }] as const;
const sent = ['staff', { event: 'send-quote', quote }] as const;
const accepted = ['customer', { event: 'accept', quote: 1 }] as const;
const started = ['staff', { event: 'start' }] as const;
const statement = { complies: true, needsRegistration: false, shortfall: '' };
const delivery = { event: 'deliver', releasedReports: 1, statement } as const;

test('Q2: the quote is due at the end of the third business day after receipt, not counting Thanksgiving Day', () => {
  expect(quoteDue(monday)).toEqual({ lastDay: '2026-11-27', dueAt: '2026-11-28T08:00:00.000Z' });
});

test('Q1: files restart the deadline only if staff requested them', () => {
  const later = '2026-12-01T17:00:00.000Z';
  const asked = after(taken, ['staff', { event: 'ask-files' }]);
  expect(asked).toMatchObject({ state: 'files-needed', dueAt: null });
  expect(applyCaseEvent(asked, { event: 'add-files' }, 'customer', later)).toMatchObject({
    state: 'in-review',
    dueAt: '2026-12-05T08:00:00.000Z',
  });
  const reviewed = after(taken);
  expect(applyCaseEvent(reviewed, { event: 'add-files' }, 'customer', later)).toEqual(reviewed);
});

test('Q1: a report that is delivered in time has no rebate', () => {
  const agreed = after(taken, sent, accepted);
  expect(agreed).toMatchObject({ state: 'accepted', dueAt: '2026-11-28T08:00:00.000Z' });
  const done = after(taken, sent, accepted, started, ['staff', delivery, '2026-11-28T07:59:59.999Z']);
  expect(done).toMatchObject({ state: 'delivered', dueAt: null, rebateCents: 0 });
});

test('Q1: a late report costs half, rounded in the customer’s favor, even after it is corrected', () => {
  const late = after(taken, sent, accepted, started, ['staff', delivery, '2026-11-28T08:00:00.000Z']);
  expect(late).toMatchObject({ state: 'delivered', rebateCents: 21_951 });
  const corrected = [{ event: 'reopen' }, delivery] as const;
  const again = corrected.reduce(
    (each, input) => applyCaseEvent(each, input, 'staff', '2027-01-04T17:00:00.000Z'),
    late,
  );
  expect(again).toMatchObject({ state: 'delivered', rebateCents: 21_951, deliveredAt: late.deliveredAt });
  expect(again.invoice).toEqual({ cents: 21_950, state: 'due' });
});

test('Q2: a quote can be accepted until midnight in California at the end of its last day', () => {
  const offered = after(taken, sent);
  const accept = (now: string) => applyCaseEvent(offered, { event: 'accept', quote: 1 }, 'customer', now);
  expect(accept('2026-12-05T07:59:59.999Z').state).toBe('accepted');
  expect(() => accept('2026-12-05T08:00:00.000Z')).toThrow('can no longer be accepted');
  expect(applyCaseEvent(offered, { event: 'expire' }, 'site', '2026-12-05T08:00:00.000Z').state).toBe(
    'expired',
  );
  expect(() => applyCaseEvent(offered, { event: 'expire' }, 'site', monday)).toThrow('not possible now');
  // An expired quote cannot be accepted, even if the clock is set back.
  expect(() =>
    applyCaseEvent({ ...offered, state: 'expired' }, { event: 'accept', quote: 1 }, 'customer', monday),
  ).toThrow('not possible now');
});

test('Q2: a quote that was replaced cannot be accepted', () => {
  const newer = { ...quote, number: 2 };
  const offered = after(taken, sent, ['staff', { event: 'send-quote', quote: newer }]);
  expect(() => applyCaseEvent(offered, { event: 'accept', quote: 1 }, 'customer', monday)).toThrow(
    'a newer quote',
  );
});

test('Q1: a delivery is refused if it has no report that can be opened', () => {
  const working = after(taken, sent, accepted, started);
  expect(() => applyCaseEvent(working, { ...delivery, releasedReports: 0 }, 'staff', monday)).toThrow(
    'Add the report first',
  );
});

test('Q1: the analyst who has the plans cannot take them again, but another analyst can', () => {
  const reviewed = after(taken);
  expect(() => applyCaseEvent(reviewed, { event: 'take', analyst: 'ana' }, 'staff', monday)).toThrow(
    'already',
  );
  expect(applyCaseEvent(reviewed, { event: 'take', analyst: 'ben' }, 'staff', monday)).toMatchObject({
    state: 'in-review',
    analyst: 'ben',
  });
});

test.each([
  [{}, []],
  [{ lines: [{ sku: null, name: 'Gift', cents: 0 }] }, ['lines']],
  [{ validUntil: '2026-11-22' }, ['validUntil']],
  [{ validUntil: '2027-12-01' }, ['validUntil']],
  [{ delivery: { type: 'date', date: '2026-12-03' } as const }, ['delivery.date']],
  [{ delivery: { type: 'date', date: '2026-12-04' } as const }, []],
])('Q2: in a quote with %j, the fields with problems are %j', (changes, paths) => {
  expect(quoteProblems({ ...quote, ...changes }, monday).map(({ path }) => path)).toEqual(paths);
});

test('Q3: the customer sees when the next step is due', () => {
  expect(nextStepWords(received)).toContain('by the end of Friday, November 27 (Pacific time)');
  expect(nextStepWords(after(taken, sent))).toContain('Your quote is ready');
});

test('Q7: a plan checker’s comments have a deadline until they are answered or a revised report is delivered', () => {
  const done = after(taken, sent, accepted, started, ['staff', delivery]);
  const requested = applyCaseEvent(
    done,
    { event: 'request-revision' },
    'customer',
    '2026-12-01T17:00:00.000Z',
  );
  expect(requested).toMatchObject({ state: 'revision-requested', dueAt: '2026-12-05T08:00:00.000Z' });
  const answered = applyCaseEvent(requested, { event: 'answer-revision' }, 'staff', monday);
  expect(answered).toEqual(done);
  const later = '2027-01-04T17:00:00.000Z';
  expect(() => applyCaseEvent(requested, { ...delivery, releasedReports: 0 }, 'staff', later)).toThrow(
    'Add the revised report first, or answer the comments.',
  );
  // A revision is free, and a late revision has no rebate.
  expect(applyCaseEvent(requested, delivery, 'staff', later)).toEqual(done);
  expect(() => applyCaseEvent(after(taken), { event: 'request-revision' }, 'customer', monday)).toThrow(
    'not possible now',
  );
});

test('Q6: nothing is due before delivery, and the delivered report can be paid for only once', () => {
  const working = after(taken, sent, accepted, started);
  expect(working.invoice).toBeNull();
  expect(() => applyCaseEvent(working, { event: 'record-payment' }, 'staff', monday)).toThrow(
    'nothing is due before delivery',
  );
  const due = applyCaseEvent(working, delivery, 'staff', monday);
  expect(due.invoice).toEqual({ cents: 43_901, state: 'due' });
  const paid = applyCaseEvent(due, { event: 'pay' }, 'site', monday);
  expect(paid.invoice?.state).toBe('paid');
  expect(() => applyCaseEvent(paid, { event: 'pay' }, 'site', monday)).toThrow('paid already');
  expect(() => applyCaseEvent(due, { event: 'refund' }, 'staff', monday)).toThrow('not been paid yet');
  expect(applyCaseEvent(paid, { event: 'refund' }, 'staff', monday).invoice?.state).toBe('refunded');
  const waived = applyCaseEvent(due, { event: 'waive' }, 'staff', monday);
  expect(() => applyCaseEvent(waived, { event: 'record-payment' }, 'staff', monday)).toThrow('was waived');
  // A closed case can still be paid.
  const closed = applyCaseEvent(due, { event: 'close' }, 'staff', monday);
  expect(applyCaseEvent(closed, { event: 'pay' }, 'site', monday)).toMatchObject({
    state: 'closed',
    invoice: { state: 'paid' },
  });
});

test('Q1: a report that does not comply can be delivered only if a reason is given', () => {
  const working = after(taken, sent, accepted, started);
  const failing = { ...delivery, statement: { ...statement, complies: false } };
  expect(() => applyCaseEvent(working, failing, 'staff', monday)).toThrow('with a reason');
  const explained = { ...failing, statement: { ...failing.statement, shortfall: 'For the plan checker' } };
  expect(applyCaseEvent(working, explained, 'staff', monday).compliance).toEqual({
    ...explained.statement,
    registration: null,
  });
});

test('Q1: customers and staff can record a registration, and a revised report needs a new registration', () => {
  const needing = { ...delivery, statement: { ...statement, needsRegistration: true } };
  const registration = { number: '226-P010000001A', date: '2026-11-23' };
  const delivered = after(taken, sent, accepted, started, ['staff', needing]);
  const registered = applyCaseEvent(delivered, { event: 'register', ...registration }, 'customer', monday);
  expect(registered.compliance?.registration).toEqual(registration);
  const corrected = { event: 'record-registration', ...registration, number: '226-P02' } as const;
  const restated = applyCaseEvent(registered, corrected, 'staff', monday);
  expect(restated.compliance?.registration?.number).toBe('226-P02');
  const requested = applyCaseEvent(restated, { event: 'request-revision' }, 'customer', monday);
  expect(applyCaseEvent(requested, needing, 'staff', monday).compliance?.registration).toBeNull();
});
