import { counted } from '../numbers/counted.ts';
import { deadlineWords, formatCents } from '../orders/index.ts';
import { formatCalendarDate } from '../time/calendar-date.ts';
import type { CustomerInvoice } from './case-invoice.ts';
import { type CaseState, reportCaseStates } from './case-state.ts';
import type { CaseActor, CaseEventName } from './case-transitions.ts';
import type { CustomerCase } from './case-views.ts';
import type { FullServiceCase } from './full-service-case.ts';
import type { QuoteDelivery } from './quote.schema.ts';

interface Happened {
  readonly event: string;
  readonly by: CaseActor;
  readonly after: CaseState;
  readonly before: CaseState;
}

const timeline: Readonly<Record<string, string | null>> = {
  take: null,
  release: null,
  'ask-files': 'We asked you for files',
  'add-files': 'You added files',
  'send-quote': 'We sent you a quote',
  accept: 'You accepted the quote',
  decline: 'You declined the quote',
  expire: 'The quote expired',
  start: 'We started work on your report',
  deliver: 'We delivered your report',
  'request-revision': 'You sent us the plan checker’s comments',
  'answer-revision': 'We answered the plan checker’s comments',
  register: 'You told us the registration',
  'record-registration': 'We noted the registration of your report',
  pay: 'We received your payment',
  'record-payment': 'We received your payment',
  waive: 'We waived the invoice',
  refund: 'We refunded your payment',
  write: 'You sent us a message',
  message: 'We sent you a message',
  close: 'We closed this project',
  reopen: 'We reopened your plans',
  'replace-link': null,
} satisfies Record<CaseEventName, string | null>;

/** Describes an event for the customer's timeline, or returns null for an event that only staff see. */
export function timelineWords({ event, before, after }: Happened): string | null {
  if (event === 'take' && before === 'received') return 'An analyst started reviewing your plans';
  if (event === 'deliver' && before === 'revision-requested') return 'We delivered a revised report';
  if (event === 'reopen' && after === 'in-work') return 'We reopened your report';
  return timeline[event] ?? null;
}

/** Returns text such as 'by November 30, 2026' or 'within 3 business days after you accept'. */
export function deliveryWords(delivery: QuoteDelivery): string {
  if (delivery.type === 'date') return `by ${formatCalendarDate(delivery.date)}`;
  return `within ${counted(delivery.days, 'business day')} after you accept`;
}

/** Describes the next step for the customer in whole sentences. */
export function nextStepWords({ state, dueAt }: Pick<FullServiceCase, 'state' | 'dueAt'>): string {
  const by = dueAt === null ? '' : ` by ${deadlineWords(dueAt)} (Pacific time)`;
  switch (state) {
    case 'received':
    case 'in-review':
      return `An analyst is reviewing your plans. You’ll get a firm quote, or questions about what’s missing,${by || ' soon'}.`;
    case 'files-needed':
      return 'We need more from you before we can quote. Add the files below, or write to us.';
    case 'quoted':
      return 'Your quote is ready. Read it, then accept it, decline it, or ask us about it.';
    case 'accepted':
    case 'in-work':
      return `We’re preparing your report. You’ll get it${by || ' as agreed'}.`;
    case 'revision-requested':
      return `We’re looking into the plan checker’s comments. You’ll get an answer or a revised report${by || ' soon'}.`;
    case 'delivered':
      return 'Your report is ready to download. If the plan checker has comments, send them to us on this page.';
    case 'declined':
      return 'You declined our quote. If you change your mind, or the project changes, write to us on this page.';
    case 'expired':
      return 'Our quote has expired. Write to us on this page if you’d like a new one.';
    case 'closed':
      return 'This project is closed. If you need anything else, email or call us and mention the reference.';
  }
}

/** Returns text that explains, before delivery, when and how the customer will pay. */
export function paymentOnDelivery({ acceptsCards = false }: { readonly acceptsCards?: boolean }): string {
  return acceptsCards
    ? 'Nothing is charged now. The invoice comes with the report: you pay it by credit card on the secure page of our payment provider, which you reach from your project’s page.'
    : 'Nothing is charged now. You pay by credit card, check or transfer once the report is delivered; the invoice comes with it.';
}

/** Returns whether a case has an open or accepted quote, and no invoice yet. */
export function isBeforePayment({ state, invoice }: Pick<CustomerCase, 'state' | 'invoice'>): boolean {
  return invoice === null && (state === 'quoted' || reportCaseStates.includes(state));
}

/** Returns the request to pay a due invoice, to be followed by `howToPay`. */
export function paymentRequest({
  cents,
  dueOn,
  isPayable,
}: Pick<CustomerInvoice, 'cents' | 'dueOn' | 'isPayable'>): string {
  const wanted = `Please pay ${formatCents(cents)} by ${formatCalendarDate(dueOn)}`;
  return isPayable
    ? `${wanted}. You can pay by credit card: the button leads to the secure page of our payment provider, and your card number never reaches us.`
    : `${wanted}.`;
}
