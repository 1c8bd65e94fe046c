import {
  type ComplianceStatement,
  type Registration,
  registrationProblem,
  statementProblem,
} from '../compliance/index.ts';
import type { BusinessCalendar, Instant } from '../orders/index.ts';
import { isPast, lateRebateCents, quoteDue, reportDue } from '../orders/index.ts';
import { pacificDate } from '../time/pacific-time.ts';
import { isListedEvent, WorkRefusedError } from '../workflow/index.ts';
import type { CaseInvoiceState } from './case-invoice.ts';
import { notPossibleNow } from './case-state.ts';
import { type CaseActor, type CaseEventName, caseTransitions } from './case-transitions.ts';
import type { FullServiceCase } from './full-service-case.ts';
import type { SentQuote } from './quote.schema.ts';
import { deliveryDue, quoteExpiresAt, quoteTotalCents } from './quote.ts';

/** An event with its data. */
export type CaseEventInput =
  | { readonly event: 'take'; readonly analyst: string }
  | { readonly event: 'send-quote'; readonly quote: SentQuote }
  /** `quote` is the number of the quote that the customer has read. */
  | { readonly event: 'accept' | 'decline'; readonly quote: number }
  /**
   * `releasedReports` is the number of reports that can be opened. After a plan checker's comments, reports that were
   * already delivered do not count.
   */
  | {
      readonly event: 'deliver';
      readonly releasedReports: number;
      readonly statement: ComplianceStatement;
    }
  | ({ readonly event: 'register' | 'record-registration' } & Registration)
  | {
      readonly event: Exclude<
        CaseEventName,
        'take' | 'send-quote' | 'accept' | 'decline' | 'deliver' | 'register' | 'record-registration'
      >;
    };

const notDeliveredYet = 'The report has not been delivered yet.';
const expired = 'This quote has expired, so it can no longer be accepted. Ask us for a new one.';
const replaced = 'We have sent you a newer quote since you opened this page. Read that one first.';

/**
 * Returns the case after an event (Q1).
 * @throws WorkRefusedError with the reason, if the event is not possible now
 */
export function applyCaseEvent(
  before: FullServiceCase,
  input: CaseEventInput,
  by: CaseActor,
  now: Instant,
  calendar?: BusinessCalendar,
): FullServiceCase {
  const { state, quote } = before;
  if (!isListedEvent(caseTransitions[input.event], state, by)) throw notPossibleNow(state);
  switch (input.event) {
    case 'take':
      if (before.analyst === input.analyst && state !== 'received') {
        throw new WorkRefusedError('You already have these plans.');
      }
      return {
        ...before,
        state: state === 'received' ? 'in-review' : state,
        analyst: input.analyst,
      };
    case 'release':
      return { ...before, state: 'received', analyst: null };
    case 'ask-files':
      return { ...before, state: 'files-needed', dueAt: null };
    case 'add-files':
      // If staff did not request the files, the deadline does not change.
      if (state !== 'files-needed') return before;
      return { ...before, state: 'in-review', dueAt: quoteDue(now, calendar).dueAt };
    case 'send-quote':
      return { ...before, state: 'quoted', dueAt: null, quote: input.quote };
    case 'accept': {
      const accepted = requireCurrentQuote(quote, input.quote);
      if (isPast(quoteExpiresAt(accepted), now)) throw new WorkRefusedError(expired);
      return { ...before, state: 'accepted', dueAt: deliveryDue(accepted.delivery, now, calendar).dueAt };
    }
    case 'decline':
      requireCurrentQuote(quote, input.quote);
      return { ...before, state: 'declined' };
    case 'expire':
      if (!isCaseOverdue(before, now)) throw notPossibleNow(state);
      return { ...before, state: 'expired' };
    case 'start':
      return { ...before, state: 'in-work' };
    case 'deliver':
      return deliver(before, input, now);
    case 'register':
    case 'record-registration':
      return register(before, input, now);
    case 'request-revision':
      return { ...before, state: 'revision-requested', dueAt: reportDue(now, calendar).dueAt };
    case 'answer-revision':
      return { ...before, state: 'delivered', dueAt: null };
    case 'pay':
    case 'record-payment':
      return settled(before, 'due', 'paid');
    case 'waive':
      return settled(before, 'due', 'waived');
    case 'refund':
      return settled(before, 'paid', 'refunded');
    case 'close':
      return { ...before, state: 'closed', dueAt: null };
    case 'reopen':
      return before.deliveredAt === null
        ? { ...before, state: 'in-review', dueAt: quoteDue(now, calendar).dueAt }
        : { ...before, state: 'in-work', dueAt: reportDue(now, calendar).dueAt };
    case 'write':
    case 'message':
    case 'replace-link':
      return before;
  }
}

/** Returns the time at which the site must apply the event `expire`, or null if no quote is open. */
export function caseExpiresAt({ state, quote }: FullServiceCase): Instant | null {
  return state === 'quoted' && quote !== null ? quoteExpiresAt(quote) : null;
}

/** Returns whether a case's open quote has expired, so that the site must apply the event `expire`. */
export function isCaseOverdue(fullServiceCase: FullServiceCase, now: Instant): boolean {
  const expiresAt = caseExpiresAt(fullServiceCase);
  return expiresAt !== null && isPast(expiresAt, now);
}

function requireCurrentQuote(quote: SentQuote | null, number: number): SentQuote {
  if (quote?.number !== number) throw new WorkRefusedError(replaced);
  return quote;
}

function register(before: FullServiceCase, { number, date }: Registration, now: Instant): FullServiceCase {
  const { compliance } = before;
  const problem = registrationProblem(compliance, { number, date }, pacificDate(now));
  if (problem !== null || compliance === null) throw new WorkRefusedError(problem ?? notDeliveredYet);
  return { ...before, compliance: { ...compliance, registration: { number, date } } };
}

function deliver(
  before: FullServiceCase,
  { releasedReports, statement }: Extract<CaseEventInput, { readonly event: 'deliver' }>,
  now: Instant,
): FullServiceCase {
  if (releasedReports === 0) {
    throw new WorkRefusedError(
      before.state === 'revision-requested'
        ? 'Add the revised report first, or answer the comments. If you have, the virus scanner has not let it through yet.'
        : 'Add the report first. If you have, the virus scanner has not let it through yet.',
    );
  }
  const problem = statementProblem(statement);
  if (problem !== null) throw new WorkRefusedError(problem);
  const isFirst = before.deliveredAt === null;
  const { dueAt, invoice, quote } = before;
  const isLate = isFirst && dueAt !== null && isPast(dueAt, now);
  const rebateCents = isLate && quote ? lateRebateCents(quoteTotalCents(quote)) : before.rebateCents;
  return {
    ...before,
    state: 'delivered',
    dueAt: null,
    deliveredAt: before.deliveredAt ?? now,
    compliance: { ...statement, registration: null },
    rebateCents,
    // Only the first delivery makes payment due, because revisions are free.
    invoice: isFirst && quote ? { cents: quoteTotalCents(quote) - rebateCents, state: 'due' } : invoice,
  };
}

const whyNotSettled: Readonly<Record<CaseInvoiceState, string>> = {
  due: 'The invoice has not been paid yet.',
  paid: 'The invoice has been paid already.',
  waived: 'The invoice was waived, so nothing is owed.',
  refunded: 'The payment was refunded, so nothing is owed.',
};

function settled(before: FullServiceCase, from: CaseInvoiceState, to: CaseInvoiceState): FullServiceCase {
  const { invoice } = before;
  if (invoice === null)
    throw new WorkRefusedError('There is no invoice yet: nothing is due before delivery.');
  if (invoice.state !== from) throw new WorkRefusedError(whyNotSettled[invoice.state]);
  return { ...before, invoice: { ...invoice, state: to } };
}
