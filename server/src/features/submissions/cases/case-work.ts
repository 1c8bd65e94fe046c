import {
  applyCaseEvent,
  type CaseActor,
  type CaseEventInput,
  CaseRefusedError,
  type FullServiceCase,
  isCaseOverdue,
  type ReceivedPayment,
} from '@title24/shared-domain/cases';
import type { BusinessCalendar } from '@title24/shared-domain/orders';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { changeMoment } from '../../../platform/rpc/params/last-update.ts';
import { conflict, notPossible } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { type Actor, recordChange } from '../../audit/record-change.ts';
import { loadCalendar } from '../../orders/calendar/business-calendar.ts';
import { subjectOf } from '../require-submission.ts';
import { submissions } from '../submissions.table.ts';
import { type CaseRecord, caseOf, loadCase } from './case-record.ts';
import type { CaseMail, CaseMailer } from './mails/case-mailer.ts';
import { quoteExpired } from './mails/customer-mails.ts';
import type { MailedCase } from './mails/mailed-case.ts';
import { quoteNotAnswered } from './mails/staff-mails.ts';
import { keepInvoice } from './payments/case-invoices.ts';
import { caseEvents } from './tables/case-events.table.ts';
import { caseQuotes } from './tables/case-quotes.table.ts';

export interface CaseDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: CaseMailer;
  /** Whether invoices are paid by card on the page of the case. */
  readonly takesCards: boolean;
}

/** What an event is made from: the case as it is, locked, at the moment of the event. */
export interface CaseMoment {
  readonly transaction: Transaction;
  readonly record: CaseRecord;
  readonly case: FullServiceCase;
  readonly calendar: BusinessCalendar;
  readonly now: Date;
}

/** An event as somebody wants it. */
export interface WantedCaseEvent {
  readonly input: CaseEventInput;
  /** What is written with it, for the history. */
  readonly message?: string;
  /** What was paid, of an event that records it. */
  readonly payment?: ReceivedPayment;
  /** What else is written, in the same transaction. */
  also?(moment: CaseMoment): Promise<void>;
  /** Told of the case after the event. */
  mails?(mailed: MailedCase): { readonly toCustomer?: CaseMail; readonly toStaff?: CaseMail };
}

/** Which case, as the caller has seen it. */
export interface SeenCase {
  readonly reference: string;
  readonly lastUpdate: string;
}

interface Maker {
  readonly by: CaseActor;
  readonly actor: Actor;
}

const customer: Actor = { accountId: null, accountName: 'the customer' };
const site: Actor = { accountId: null, accountName: 'the site' };

/**
 * Makes events of cases: each in one transaction with the case locked, its history, the audit log for staff, and the
 * mails (Q1).
 */
export class CaseWork {
  readonly #dependencies: CaseDependencies;

  constructor(dependencies: CaseDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * An event of staff's, written into the audit log.
   * @throws RpcFault -32001 without such a case; -32009 if it has changed since; -32010 if it is not possible now
   */
  async byStaff(
    caller: Caller,
    { reference, lastUpdate }: SeenCase,
    wanted: (moment: CaseMoment) => Promise<WantedCaseEvent>,
  ): Promise<void> {
    await this.applyDue(reference);
    await this.#dependencies.database.transaction(async (transaction) => {
      const moment = await this.lock(transaction, { reference, lastUpdate });
      const event = await wanted(moment);
      await this.#apply(moment, { by: 'staff', actor: caller }, event);
      await recordChange(transaction, caller, {
        action: 'cases.act',
        subject: subjectOf(reference),
        before: { state: moment.case.state },
        after: { event: event.input.event },
      });
    });
    this.#dependencies.mailer.wake();
  }

  /**
   * An event of the customer's; null for one that was made before, as by a second click.
   * @throws RpcFault as {@link byStaff}; what the customer has to have seen, the event itself says
   */
  async byCustomer(
    reference: string,
    wanted: (moment: CaseMoment) => Promise<WantedCaseEvent | null>,
  ): Promise<void> {
    await this.applyDue(reference);
    await this.#dependencies.database.transaction(async (transaction) => {
      const moment = await this.lockNewest(transaction, reference);
      const event = await wanted(moment);
      if (event) await this.#apply(moment, { by: 'customer', actor: customer }, event);
    });
    this.#dependencies.mailer.wake();
  }

  /**
   * What the site does with a case by itself, such as recording a payment; null for an event leaves the case as it is,
   * with what was written beside it.
   * @throws RpcFault -32001 without such a case
   */
  async bySite(
    reference: string,
    wanted: (moment: CaseMoment) => Promise<WantedCaseEvent | null>,
  ): Promise<void> {
    await this.#dependencies.database.transaction(async (transaction) => {
      const moment = await this.lockNewest(transaction, reference);
      const event = await wanted(moment);
      if (event) await this.#apply(moment, { by: 'site', actor: site }, event);
    });
    this.#dependencies.mailer.wake();
  }

  /** Does what is due of a case by now, whether its job ran or not. @returns whether there was something */
  async applyDue(reference: string): Promise<boolean> {
    const { database, clock, mailer } = this.#dependencies;
    const glance = await this.#momentOf(database, await loadCase(database, reference));
    if (!isCaseOverdue(glance.case, clock.now().toISOString())) return false;
    const isDone = await database.transaction(async (transaction) => {
      const moment = await this.lockNewest(transaction, reference);
      if (!isCaseOverdue(moment.case, moment.now.toISOString())) return false;
      await this.#apply(
        moment,
        { by: 'site', actor: site },
        {
          input: { event: 'expire' },
          mails: (mailed) => ({ toCustomer: quoteExpired(mailed), toStaff: quoteNotAnswered(mailed) }),
        },
      );
      return true;
    });
    mailer.wake();
    return isDone;
  }

  /** The case, locked, if it is as the caller has seen it. @throws RpcFault as {@link byStaff} */
  async lock(transaction: Transaction, seen: SeenCase): Promise<CaseMoment> {
    const record = await loadCase(transaction, seen.reference, 'update');
    const { row } = record;
    if (row.lastUpdate.getTime() !== Date.parse(seen.lastUpdate)) {
      throw conflict('Someone else has changed this since you opened it.', {
        reference: row.reference,
        state: row.state,
        lastUpdate: row.lastUpdate.toISOString(),
      });
    }
    return this.#momentOf(transaction, record);
  }

  /** The case, locked, as it is now. @throws RpcFault -32001 */
  async lockNewest(transaction: Transaction, reference: string): Promise<CaseMoment> {
    return this.#momentOf(transaction, await loadCase(transaction, reference, 'update'));
  }

  /** What mails tell of a case. @param after the case after an event, if there was one */
  mailed({ record: { row }, case: before }: CaseMoment, after = before): MailedCase {
    const { reference, projectName, sender } = row;
    const { takesCards } = this.#dependencies;
    return { reference, projectName, customer: sender, case: after, takesCards };
  }

  /** Marks a case as changed by something that is no event. */
  async touch({ transaction, record }: CaseMoment): Promise<void> {
    const lastUpdate = changeMoment(record.row.lastUpdate, this.#dependencies.clock);
    await transaction.update(submissions).set({ lastUpdate }).where(eq(submissions.id, record.row.id));
  }

  async #momentOf(from: Database | Transaction, record: CaseRecord): Promise<CaseMoment> {
    const calendar = await loadCalendar(from);
    return {
      transaction: from as Transaction,
      record,
      case: caseOf(record, calendar),
      calendar,
      now: this.#dependencies.clock.now(),
    };
  }

  async #apply(moment: CaseMoment, { by, actor }: Maker, wanted: WantedCaseEvent): Promise<void> {
    const { transaction, record, now, calendar } = moment;
    const { mailer, clock } = this.#dependencies;
    const { row } = record;
    const { input } = wanted;
    const after = stepOf(row.state, () =>
      applyCaseEvent(moment.case, input, by, now.toISOString(), calendar),
    );
    const linkVersion = row.linkVersion + (input.event === 'replace-link' ? 1 : 0);
    await transaction
      .update(submissions)
      .set({
        state: after.state,
        analyst: after.analyst,
        ...(input.event === 'take' && { analystId: actor.accountId }),
        ...(after.analyst === null && { analystId: null }),
        dueAt: after.dueAt === null ? null : new Date(after.dueAt),
        deliveredAt: after.deliveredAt === null ? null : new Date(after.deliveredAt),
        compliance: after.compliance,
        rebateCents: after.rebateCents,
        linkVersion,
        lastUpdate: changeMoment(row.lastUpdate, clock),
      })
      .where(eq(submissions.id, row.id));
    if (input.event === 'send-quote') {
      const { sentAt, ...quote } = input.quote;
      await transaction
        .insert(caseQuotes)
        .values({ ...quote, submissionId: row.id, sentAt: new Date(sentAt), sentBy: actor.accountName });
    }
    const { payment } = wanted;
    await keepInvoice({ transaction, submissionId: row.id, before: moment.case, after, now, payment });
    await transaction.insert(caseEvents).values({
      submissionId: row.id,
      at: now,
      event: input.event,
      by,
      accountId: actor.accountId,
      accountName: actor.accountName,
      before: row.state,
      after: after.state,
      message: wanted.message ?? '',
    });
    await wanted.also?.(moment);
    const { reference, email } = row;
    const mailed = this.mailed(moment, after);
    const { toCustomer, toStaff } = wanted.mails?.(mailed) ?? {};
    if (toCustomer) await mailer.toCustomer(transaction, { reference, linkVersion, email }, toCustomer);
    if (toStaff) await mailer.toStaff(transaction, mailed, toStaff);
  }
}

/** What the rules make of an event. @throws RpcFault -32010 with their words, and the state */
function stepOf(state: string, apply: () => FullServiceCase): FullServiceCase {
  try {
    return apply();
  } catch (error) {
    if (error instanceof CaseRefusedError) throw notPossible(error.message, state);
    throw error;
  }
}
