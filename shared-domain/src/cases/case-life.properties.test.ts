import fc from 'fast-check';
import { quoteDue } from '../orders/index.ts';
import { isListedStep, WorkRefusedError } from '../workflow/index.ts';
import { applyCaseEvent, type CaseEventInput, isCaseOverdue } from './apply-case-event.ts';
import { type CaseState, caseStates } from './case-state.ts';
import { type CaseActor, caseActors, caseEventNames, caseTransitions } from './case-transitions.ts';
import type { FullServiceCase } from './full-service-case.ts';
import type { SentQuote } from './quote.schema.ts';
import { quoteTotalCents } from './quote.ts';

const start = '2026-11-23T17:00:00.000Z';
const received: FullServiceCase = {
  state: 'received',
  analyst: null,
  dueAt: quoteDue(start).dueAt,
  quote: null,
  deliveredAt: null,
  compliance: null,
  rebateCents: 0,
  invoice: null,
};

const quote = fc
  .record({ cents: fc.integer({ min: 1, max: 500_001 }), days: fc.integer({ min: 1, max: 10 }) })
  .map(
    ({ cents, days }): Omit<SentQuote, 'number' | 'sentAt'> => ({
      lines: [{ sku: null, name: 'CF1R', cents }],
      scope: 'The addition',
      missing: '',
      delivery: { type: 'business-days', days },
      validUntil: '2026-12-23',
    }),
  );

const step = fc.record({
  event: fc.constantFrom(...caseEventNames),
  by: fc.constantFrom(...caseActors),
  analyst: fc.constantFrom('ana', 'ben'),
  offer: quote,
  /** Difference between the quote number in the customer's answer and the latest quote's number. */
  readOffset: fc.constantFrom(0, 0, 0, 1),
  reports: fc.integer({ min: 0, max: 2 }),
  hours: fc.integer({ min: 0, max: 200 }),
});

type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

function inputOf(
  { event, analyst, offer, readOffset, reports, hours }: Step,
  before: FullServiceCase,
  now: string,
) {
  const number = before.quote?.number ?? 0;
  const inputs: Partial<Record<Step['event'], CaseEventInput>> = {
    take: { event: 'take', analyst },
    'send-quote': { event: 'send-quote', quote: { ...offer, number: number + 1, sentAt: now } },
    accept: { event: 'accept', quote: number + readOffset },
    decline: { event: 'decline', quote: number + readOffset },
    deliver: {
      event: 'deliver',
      releasedReports: reports,
      statement: { complies: true, needsRegistration: hours % 2 === 0, shortfall: '' },
    },
    register: { event: 'register', number: '226-P01', date: '2026-11-23' },
    'record-registration': { event: 'record-registration', number: '226-P01', date: '2026-11-23' },
  };
  return inputs[event] ?? ({ event } as CaseEventInput);
}

/** Checks the invariants that hold for every case. */
function expectSound(each: FullServiceCase): void {
  const owes: readonly CaseState[] = ['received', 'in-review', 'accepted', 'in-work', 'revision-requested'];
  expect(each.dueAt !== null).toBe(owes.includes(each.state));
  if (['quoted', 'accepted', 'declined', 'expired'].includes(each.state)) expect(each.quote).not.toBeNull();
  if (each.state === 'delivered') expect(each.deliveredAt).not.toBeNull();
  expect(each.compliance === null).toBe(each.deliveredAt === null);
  if (each.compliance?.registration) expect(each.compliance.needsRegistration).toBe(true);
  expect(each.rebateCents).toBeLessThanOrEqual(each.quote ? Math.ceil(quoteTotalCents(each.quote) / 2) : 0);
  if (each.deliveredAt === null) expect(each.rebateCents).toBe(0);
  // An invoice exists from the first delivery on, and never before.
  expect(each.invoice === null).toBe(each.deliveredAt === null);
  if (each.state === 'revision-requested') expect(each.deliveredAt).not.toBeNull();
  if (each.invoice) {
    expect(each.invoice.cents).toBe((each.quote ? quoteTotalCents(each.quote) : 0) - each.rebateCents);
  }
}

test('Q1: any sequence of events causes only listed transitions, and leaves the case valid', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let current = received;
      let now = Date.parse(start);
      for (const each of steps) {
        now += each.hours * 3_600_000;
        const instant = new Date(now).toISOString();
        const input = inputOf(each, current, instant);
        let after: FullServiceCase;
        try {
          after = applyCaseEvent(current, input, each.by, instant);
        } catch (error) {
          if (!(error instanceof WorkRefusedError)) throw error;
          expect(error.message).not.toBe('');
          continue;
        }
        expect(isListedStep(caseTransitions[input.event], [current.state, after.state], each.by)).toBe(true);
        if (after.state === 'accepted' && current.state !== 'accepted') {
          expect(isCaseOverdue(current, instant)).toBe(false);
          expect(current.quote).toBe(after.quote);
        }
        expectSound(after);
        // No payment counts twice, a settled invoice never becomes due again, and an invoice's amount never changes.
        if (current.invoice) {
          const next = { due: ['due', 'paid', 'waived'], paid: ['paid', 'refunded'] };
          const { state } = current.invoice;
          const reachable = state === 'due' || state === 'paid' ? next[state] : [state];
          expect(reachable).toContain(after.invoice?.state);
          expect(after.invoice?.cents).toBe(current.invoice.cents);
          if (input.event === 'pay' || input.event === 'record-payment') expect(state).toBe('due');
        }
        current = after;
      }
    }),
    { numRuns: 500 },
  );
});

test('Q1: no event is possible for an actor or in a state that caseTransitions does not list', () => {
  const actors: readonly CaseActor[] = caseActors;
  const sent: SentQuote = {
    number: 1,
    sentAt: start,
    lines: [{ sku: null, name: 'CF1R', cents: 100 }],
    scope: '',
    missing: '',
    delivery: { type: 'business-days', days: 3 },
    validUntil: '2026-12-23',
  };
  for (const state of caseStates) {
    for (const event of caseEventNames) {
      for (const by of actors) {
        const before = { ...received, state, quote: sent };
        const input = inputOf(
          { event, by, analyst: 'ana', offer: sent, readOffset: 0, reports: 1, hours: 0 } as Step,
          before,
          start,
        );
        let after: CaseState | null = null;
        try {
          after = applyCaseEvent(before, input, by, start).state;
        } catch (error) {
          if (!(error instanceof WorkRefusedError)) throw error;
        }
        if (after !== null)
          expect([event, state, by, isListedStep(caseTransitions[event], [state, after], by)]).toContain(
            true,
          );
      }
    }
  }
});
