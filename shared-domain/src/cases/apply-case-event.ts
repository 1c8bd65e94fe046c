import type { BusinessCalendar, Instant } from '../orders/index.ts';
import { isPast, quoteDue, reportDue } from '../orders/index.ts';
import { policy } from '../policy/policy.ts';
import { CaseRefusedError, notPossibleNow } from './case-refused-error.ts';
import { type CaseActor, type CaseEventName, isListedCaseEvent } from './case-transitions.ts';
import type { FullServiceCase } from './full-service-case.ts';
import { deliveryDue, isQuoteExpired, quoteTotalCents, type SentQuote } from './quote.ts';

/** An event with what it depends on besides the case. */
export type CaseEventInput =
  | { readonly event: 'take'; readonly analyst: string }
  | { readonly event: 'send-quote'; readonly quote: SentQuote }
  /** The number of the quote that the customer has read. */
  | { readonly event: 'accept' | 'decline'; readonly quote: number }
  | { readonly event: 'deliver'; readonly releasedReports: number }
  | { readonly event: Exclude<CaseEventName, 'take' | 'send-quote' | 'accept' | 'decline' | 'deliver'> };

const expired = 'This quote has expired, so it can no longer be accepted. Ask us for a new one.';
const replaced = 'We have sent you a newer quote since you opened this page. Read that one first.';

/**
 * The case after an event (Q1).
 * @throws CaseRefusedError if the event is not possible now; its message says why
 */
export function applyCaseEvent(
  before: FullServiceCase,
  input: CaseEventInput,
  by: CaseActor,
  now: Instant,
  calendar?: BusinessCalendar,
): FullServiceCase {
  const { state, quote } = before;
  if (!isListedCaseEvent(input.event, state, by)) throw notPossibleNow(state);
  switch (input.event) {
    case 'take':
      if (before.analyst === input.analyst && state !== 'received') {
        throw new CaseRefusedError('You already have these plans.');
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
      // The clock starts anew with the answer.
      if (state !== 'files-needed') return before;
      return { ...before, state: 'in-review', dueAt: quoteDue(now, calendar).dueAt };
    case 'send-quote':
      return { ...before, state: 'quoted', dueAt: null, quote: input.quote };
    case 'accept': {
      const accepted = quoteThatWasRead(quote, input.quote);
      if (isQuoteExpired(accepted, now)) throw new CaseRefusedError(expired);
      return { ...before, state: 'accepted', dueAt: deliveryDue(accepted.delivery, now, calendar).dueAt };
    }
    case 'decline':
      quoteThatWasRead(quote, input.quote);
      return { ...before, state: 'declined' };
    case 'expire':
      if (!isCaseOverdue(before, now)) throw notPossibleNow(state);
      return { ...before, state: 'expired' };
    case 'start':
      return { ...before, state: 'in-work' };
    case 'deliver':
      return deliver(before, input.releasedReports, now);
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

/** Whether the site has to end a quote by now that nobody has answered. */
export function isCaseOverdue({ state, quote }: FullServiceCase, now: Instant): boolean {
  return state === 'quoted' && quote !== null && isQuoteExpired(quote, now);
}

/** Whether we owe the next step and are late with it. */
export function isCaseLate({ dueAt }: Pick<FullServiceCase, 'dueAt'>, now: Instant): boolean {
  return dueAt !== null && isPast(dueAt, now);
}

function quoteThatWasRead(quote: SentQuote | null, number: number): SentQuote {
  if (quote?.number !== number) throw new CaseRefusedError(replaced);
  return quote;
}

function deliver(before: FullServiceCase, releasedReports: number, now: Instant): FullServiceCase {
  if (releasedReports === 0) {
    throw new CaseRefusedError(
      'Add the report first. If you have, the virus scanner has not let it through yet.',
    );
  }
  const isFirst = before.deliveredAt === null;
  const rebateCents = isFirst && isCaseLate(before, now) ? lateRebateCents(before) : before.rebateCents;
  return { ...before, state: 'delivered', dueAt: null, deliveredAt: before.deliveredAt ?? now, rebateCents };
}

/** The rebate of a late report; fractions of a cent go to the customer (P3). */
function lateRebateCents({ quote }: FullServiceCase): number {
  if (quote === null) return 0;
  return Math.ceil((quoteTotalCents(quote) * policy.orders.lateReportRebatePercent) / 100);
}
