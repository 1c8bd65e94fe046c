import { deadlineWords } from '../orders/index.ts';
import { formatCalendarDate } from '../time/pacific-time.ts';
import type { CaseState } from './case-state.ts';
import type { CaseActor } from './case-transitions.ts';
import type { FullServiceCase } from './full-service-case.ts';
import type { QuoteDelivery } from './quote.ts';

interface Happened {
  readonly event: string;
  readonly by: CaseActor;
  readonly after: CaseState;
  readonly before: CaseState;
}

/** A step as the customer's timeline tells it; null for what is only for staff. */
export function timelineWords({ event, before, after }: Happened): string | null {
  switch (event) {
    case 'take':
      return before === 'received' ? 'An analyst started reviewing your plans' : null;
    case 'ask-files':
      return 'We asked you for files';
    case 'add-files':
      return 'You added files';
    case 'send-quote':
      return 'We sent you a quote';
    case 'accept':
      return 'You accepted the quote';
    case 'decline':
      return 'You declined the quote';
    case 'expire':
      return 'The quote expired';
    case 'start':
      return 'We started work on your report';
    case 'deliver':
      return 'We delivered your report';
    case 'write':
      return 'You sent us a message';
    case 'message':
      return 'We sent you a message';
    case 'close':
      return 'We closed this project';
    case 'reopen':
      return after === 'in-work' ? 'We reopened your report' : 'We reopened your plans';
    default:
      return null;
  }
}

/** What happened, for staff, after the name of who did it: 'ana took the plans'. */
export const caseEventWords: Readonly<Record<string, string>> = {
  take: 'took the plans',
  release: 'put the plans back',
  'ask-files': 'asked for files',
  'add-files': 'added files',
  'send-quote': 'sent a quote',
  accept: 'accepted the quote',
  decline: 'declined the quote',
  expire: 'ended the quote, which had expired',
  start: 'started the work',
  deliver: 'delivered the report',
  write: 'wrote to us',
  message: 'wrote to the customer',
  close: 'closed the case',
  reopen: 'reopened the case',
  'replace-link': 'replaced the customer’s link',
};

/** 'by November 30, 2026', or 'within 3 business days after you accept' */
export function deliveryWords(delivery: QuoteDelivery): string {
  if (delivery.type === 'date') return `by ${formatCalendarDate(delivery.date)}`;
  return `within ${delivery.days} business ${delivery.days === 1 ? 'day' : 'days'} after you accept`;
}

/** What comes next, as the customer is told: whole sentences. */
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
    case 'delivered':
      return 'Your report is ready to download. If the plan checker has comments, send them to us on this page.';
    case 'declined':
      return 'You declined our quote. If you change your mind, or the project changes, write to us on this page.';
    case 'expired':
      return 'Our quote has expired. Write to us on this page if you’d like a new one.';
    case 'closed':
      return 'This project is closed. If you need anything else, e-mail or call us and mention the reference.';
  }
}

/** How Full Service is paid, as the terms say it, before the report is delivered. */
export const paymentOnDelivery =
  'Nothing is charged now. You pay by credit card when we deliver the report, as our terms say. This page never asks for a card: we contact you about the payment.';

/** What the customer reads about the payment in each state in which there is something to say. */
export const casePaymentWords: Readonly<Partial<Record<CaseState, string>>> = {
  quoted: paymentOnDelivery,
  accepted: paymentOnDelivery,
  'in-work': paymentOnDelivery,
  delivered: 'We contact you about the payment. This page never asks for a card.',
};
