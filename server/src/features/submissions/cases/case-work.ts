import {
  applyCaseEvent,
  type CaseActor,
  type CaseEventInput,
  caseExpiresAt,
  type FullServiceCase,
  isCaseOverdue,
  type ReceivedPayment,
} from '@title24/shared-domain/cases';
import { and, asc, eq, isNull, lte, or } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import type { Actor } from '../../audit/record-change.ts';
import { defineWorkflow, type Seen } from '../../workflow/workflow.ts';
import type {
  AppliedEvent,
  EventRequest,
  SiteRequest,
  WorkContext,
} from '../../workflow/workflow-definition.ts';
import { subjectOf } from '../require-submission.ts';
import { submissions } from '../submissions.table.ts';
import { type CaseRecord, caseOf, loadCase } from './case-record.ts';
import type { CaseMail, CaseMailer } from './mails/case-mailer.ts';
import { quoteExpired } from './mails/customer-mails.ts';
import type { MailedCase } from './mails/mailed-case.ts';
import { quoteNotAnswered } from './mails/staff-mails.ts';
import { updateInvoice } from './payments/case-invoices.ts';
import { caseEvents } from './tables/case-events.table.ts';
import { caseQuotes } from './tables/case-quotes.table.ts';

export interface CaseDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: CaseMailer;
  /** Whether customers can pay invoices by card on the case page. */
  readonly takesCards: boolean;
}

interface CaseTypes {
  readonly Dependencies: CaseDependencies;
  readonly KeyName: 'reference';
  readonly Record: CaseRecord;
  readonly Item: { readonly case: FullServiceCase };
  readonly Step: { readonly case: FullServiceCase };
  readonly By: CaseActor;
  readonly Input: CaseEventInput;
  readonly Extra: {
    /** Text for the case history. */
    readonly message?: string;
    /** The payment that the event records, if any. */
    readonly payment?: ReceivedPayment;
  };
  readonly Mailed: MailedCase;
  readonly Mail: CaseMail;
}

/** What a case event is based on: the current, locked case, and the time of the event. */
export type CaseContext = WorkContext<CaseTypes>;
export type CaseEventRequest = EventRequest<CaseTypes>;
export type CaseSiteRequest = SiteRequest<CaseTypes>;

/** Returns a query for cases whose open quote has expired or has no stored expiry, sorted by expiry. */
export function overdueCases(database: Pick<Database, 'select'>, now: Date) {
  const { reference, state, quoteExpiresAt } = submissions;
  return database
    .select({ reference })
    .from(submissions)
    .where(and(isOneOf(state, ['quoted']), or(isNull(quoteExpiresAt), lte(quoteExpiresAt, now))))
    .orderBy(asc(quoteExpiresAt));
}

const customer: Actor = { accountId: null, accountName: 'the customer' };

const definition = defineWorkflow<CaseTypes>({
  keyName: 'reference',
  subjectOf,
  load: (from, reference, _, lock) => loadCase(from, reference, lock),
  itemOf: (record, calendar) => ({ case: caseOf(record, calendar) }),
  async findOverdue(database, now) {
    const found = await overdueCases(database, now);
    return found.map(({ reference }) => reference);
  },
  dueEvent: (context, now) =>
    isCaseOverdue(context.case, now.toISOString())
      ? {
          input: { event: 'expire' },
          mails: (mailed) => ({ toCustomer: quoteExpired(mailed), toStaff: quoteNotAnswered(mailed) }),
        }
      : null,
  apply: (context, input, by) => ({
    case: applyCaseEvent(context.case, input, by, context.now.toISOString(), context.calendar),
  }),
  store,
  async sendMails(context, { input }, mails, { mailer, takesCards }) {
    const { transaction, record } = context;
    const { reference, projectName, sender: customer, email } = record.row;
    const mailed = { reference, projectName, customer, case: context.case, takesCards };
    const { toCustomer, toStaff } = mails(mailed);
    const linkVersion = linkVersionAfter(record, input?.event);
    if (toCustomer) await mailer.toCustomer(transaction, { reference, linkVersion, email }, toCustomer);
    if (toStaff) await mailer.toStaff(transaction, reference, toStaff);
  },
  touch: (transaction, id, lastUpdate) =>
    transaction.update(submissions).set({ lastUpdate }).where(eq(submissions.id, id)),
});

/** Applies events to Full Service cases (Q1). */
export class CaseWork extends definition {
  /**
   * Applies a staff event, and records it in the audit log.
   * @throws RpcFault -32001 if the case does not exist; -32009 if the case has changed since the caller loaded it;
   * -32010 if the event is not possible now
   */
  byStaff(
    caller: Caller,
    { reference, lastUpdate }: Seen<CaseTypes>,
    wanted: (context: CaseContext) => Promise<CaseEventRequest>,
  ): Promise<void> {
    return this.act({ by: 'staff', actor: caller }, { key: reference, lastUpdate }, wanted);
  }

  /**
   * Applies a customer event. The version of the case is not checked. Instead, an event about a quote contains the
   * number of the quote that the customer has read. `wanted` returns null if the event was already applied, for example
   * by an earlier click. Then no customer event is applied.
   * @throws RpcFault -32001 if the case does not exist; -32010 if the event is not possible now
   */
  byCustomer(
    reference: string,
    wanted: (context: CaseContext) => Promise<CaseEventRequest | null>,
  ): Promise<void> {
    return this.act({ by: 'customer', actor: customer }, { key: reference }, wanted);
  }
}

function linkVersionAfter({ row }: CaseRecord, event: string | undefined): number {
  return row.linkVersion + (event === 'replace-link' ? 1 : 0);
}

async function store(
  { transaction, record, now, case: before }: CaseContext,
  { actor: { by, actor }, request, step: { case: after }, at }: AppliedEvent<CaseTypes>,
): Promise<void> {
  const { input, payment, message = '' } = request;
  const { id } = record.row;
  const expiresAt = caseExpiresAt(after);
  await transaction
    .update(submissions)
    .set({
      state: after.state,
      analyst: after.analyst,
      ...(input.event === 'take' && { analystId: actor.accountId }),
      ...(after.analyst === null && { analystId: null }),
      ...(input.event === 'send-quote' && { quotedAt: record.row.quotedAt ?? new Date(input.quote.sentAt) }),
      ...(input.event === 'accept' && { acceptedAt: now }),
      dueAt: after.dueAt === null ? null : new Date(after.dueAt),
      quoteExpiresAt: expiresAt === null ? null : new Date(expiresAt),
      deliveredAt: after.deliveredAt === null ? null : new Date(after.deliveredAt),
      compliance: after.compliance,
      rebateCents: after.rebateCents,
      linkVersion: linkVersionAfter(record, input.event),
      lastUpdate: at,
    })
    .where(eq(submissions.id, id));
  if (input.event === 'send-quote') {
    const { sentAt, ...quote } = input.quote;
    await transaction
      .insert(caseQuotes)
      .values({ ...quote, submissionId: id, sentAt: new Date(sentAt), sentBy: actor.accountName });
  }
  await updateInvoice({ transaction, submissionId: id, before, after, now, payment });
  const { accountId, accountName } = actor;
  await transaction.insert(caseEvents).values({
    submissionId: id,
    at: now,
    event: input.event,
    by,
    accountId,
    accountName,
    before: before.state,
    after: after.state,
    message,
  });
}
