import { deadlineWords, type Instant } from '../orders/index.ts';
import { formatCalendarWeekday } from '../time/calendar-date.ts';
import { formatWeekday } from '../time/pacific-time.ts';
import type { CaseState } from './case-state.ts';
import type { CustomerCase } from './case-views.ts';
import { deliveryWords } from './case-words.ts';

/** A stage of a case, as shown to the customer. */
export interface CaseStage {
  readonly title: string;
  readonly status: 'done' | 'current' | 'ahead';
  /** Date such as 'Friday, November 20', deadline such as 'by the end of Wednesday, November 25', or '' if unknown. */
  readonly when: string;
}

type Seen = Pick<CustomerCase, 'state' | 'dueAt' | 'quote' | 'invoice' | 'timeline' | 'reports'>;

/** How many stages a case has passed, or null once there is a report or the case has ended. */
const stagesBefore: Readonly<Record<CaseState, number | null>> = {
  received: 1,
  'in-review': 1,
  'files-needed': 1,
  quoted: 2,
  accepted: 3,
  'in-work': 3,
  delivered: null,
  'revision-requested': null,
  closed: null,
  declined: null,
  expired: null,
};

/** Returns the stages of a case with Pacific dates (Q3). */
export function caseStages({ state, dueAt, quote, invoice, timeline, reports }: Seen): CaseStage[] {
  const on = (instant: Instant | undefined) => (instant === undefined ? '' : formatWeekday(instant));
  const reached = (wanted: CaseState) => timeline.findLast(({ after }) => after === wanted)?.at;
  const due = dueAt === null ? '' : `by ${deadlineWords(dueAt)}`;
  const received = done('Plans received', on(timeline[0]?.at));
  const quoted = quote ? [done('Quote sent', on(quote.sentAt))] : [];
  if (state === 'declined' || state === 'expired') {
    const title = state === 'declined' ? 'Quote declined' : 'Quote expired';
    return [received, ...quoted, { title, status: 'current', when: on(reached(state)) }];
  }
  const passed = stagesBefore[state];
  if (passed !== null) {
    const toCome = [
      { title: state === 'files-needed' ? 'Files from you' : 'Quote', when: due },
      { title: 'Your answer', when: quote ? `by ${formatCalendarWeekday(quote.validUntil)}` : '' },
      {
        title: 'Report',
        when: passed === 3 ? due : quote && passed === 2 ? deliveryWords(quote.delivery) : '',
      },
      { title: 'Payment', when: '' },
    ];
    return [
      received,
      ...(passed > 1 ? quoted : []),
      ...(passed > 2 ? [done('Quote accepted', on(reached('accepted')))] : []),
      ...toCome.slice(passed - 1).map((stage, index) => ({
        ...stage,
        status: index === 0 ? ('current' as const) : ('ahead' as const),
      })),
    ];
  }
  const accepted = reached('accepted');
  const stages: CaseStage[] = [
    received,
    ...quoted,
    ...(accepted === undefined ? [] : [done('Quote accepted', on(accepted))]),
  ];
  const first = reports.at(-1)?.deliveredAt;
  if (first !== undefined) stages.push(done('Report delivered', on(first)));
  if (state === 'revision-requested')
    stages.push({ title: 'Answer to the comments', status: 'current', when: due });
  if (invoice?.state === 'due')
    stages.push({
      title: 'Payment',
      status: state === 'revision-requested' ? 'ahead' : 'current',
      when: `by ${formatCalendarWeekday(invoice.dueOn)}`,
    });
  if (invoice?.state === 'paid' && invoice.paidOn !== null)
    stages.push(done('Paid', formatCalendarWeekday(invoice.paidOn)));
  if (state === 'closed') stages.push({ title: 'Closed', status: 'current', when: on(reached('closed')) });
  return stages;
}

function done(title: string, when: string): CaseStage {
  return { title, status: 'done', when };
}
