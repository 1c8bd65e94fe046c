import type { SiteConfiguration } from '@title24/shared-domain';
import { openCaseStates } from '@title24/shared-domain/cases';
import { isReference } from '@title24/shared-domain/full-service';
import { type WorkKind, workPath } from '@title24/shared-domain/work';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { composeContent } from '../../platform/mail/mail-content.ts';
import { deliveryQueue, queueMail } from '../../platform/mail/outbox.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import { changeMoment } from '../../platform/rpc/params/last-update.ts';
import { requirePermitted } from '../../platform/rpc/permission.ts';
import { forbidden, notFound, notPossible } from '../../platform/rpc/protocol/rpc-fault.ts';
import { type Colleague, colleagues } from '../accounts/roles/colleagues.ts';
import { recordChange } from '../audit/record-change.ts';
import { orderNotes } from '../orders/tables/order-notes.table.ts';
import { orders } from '../orders/tables/orders.table.ts';
import { requireSubmission } from '../submissions/require-submission.ts';
import { submissionNotes } from '../submissions/submission-notes.table.ts';
import { submissions } from '../submissions/submissions.table.ts';

export interface HandOverDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly loadConfiguration: () => Promise<SiteConfiguration>;
  readonly jobs: () => JobQueue;
  /** The site's public origin. */
  readonly origin: () => string;
}

interface HandOver {
  /** The number of an order, or the reference of a case. */
  readonly number: string;
  /** The account name of the colleague. */
  readonly to: string;
  readonly note: string;
}

/**
 * Gives open work to a colleague, in whatever state it is: with an internal note, and a mail to the colleague.
 * @throws RpcFault -32001 without such work or colleague; -32003 for an order of the caller's account; -32010 for work that has ended
 */
export async function handOver(
  { database, clock, loadConfiguration, jobs, origin }: HandOverDependencies,
  caller: Caller,
  { number, to, note }: HandOver,
): Promise<void> {
  const kind: WorkKind = isReference(number) ? 'case' : 'order';
  if (kind === 'case') requirePermitted(caller, { resource: 'UPLOAD', actions: ['UPDATE'] });
  const configuration = await loadConfiguration();
  await database.transaction(async (transaction) => {
    const mayHaveIt = await colleagues(transaction, kind === 'case' ? 'UPLOAD' : 'DESK');
    const colleague = mayHaveIt.find(({ name }) => name === to);
    if (!colleague) throw notFound(`There is no account ${to} that can be given work.`);
    const given = { caller, colleague, text: `Handed over to ${to}: ${note}`, clock };
    const before = await (kind === 'case' ? giveCase : giveOrder)(transaction, number, given);
    await recordChange(transaction, caller, {
      action: 'work.handOver',
      subject: kind === 'case' ? `submission ${number}` : `order ${number}`,
      before: { to: before },
      after: { to },
    });
    const mail = composeContent(
      configuration,
      { toAddress: colleague.email, origin: origin() },
      {
        subject: `Yours now: ${number}`,
        paragraphs: [`${caller.accountName} handed ${number} over to you:`, note],
        link: { path: workPath({ kind, number }), words: 'Open it' },
      },
    );
    await queueMail(transaction, jobs(), mail);
  });
  jobs().wake(deliveryQueue);
}

interface Given {
  readonly caller: Caller;
  readonly colleague: Colleague;
  /** The note. */
  readonly text: string;
  readonly clock: Clock;
}

/** Returns who had it before; null for nobody. */
async function giveOrder(
  transaction: Transaction,
  number: string,
  { caller, colleague, text, clock }: Given,
): Promise<string | null> {
  const [row] = await transaction.select().from(orders).where(eq(orders.number, number)).for('update');
  if (!row) throw notFound(`There is no order ${number}.`);
  // A delivered order stays in the queue until its copies are mailed and its charges settled.
  if (row.state === 'completed' || row.state === 'cancelled') {
    throw notPossible('This order has ended.', row.state);
  }
  if (row.accountId === caller.accountId) {
    throw forbidden('Other staff have to handle orders of your own account.');
  }
  if (row.accountId === colleague.id) {
    throw notPossible('You cannot hand an order to the customer who placed it.', row.state);
  }
  const lastUpdate = changeMoment(row.lastUpdate, clock);
  await transaction.update(orders).set({ reviewer: colleague.name, lastUpdate }).where(eq(orders.id, row.id));
  const { accountId, accountName: by } = caller;
  await transaction.insert(orderNotes).values({ orderId: row.id, at: clock.now(), accountId, by, text });
  return row.reviewer;
}

/** Returns who had it before; null for nobody. */
async function giveCase(
  transaction: Transaction,
  reference: string,
  { caller, colleague, text, clock }: Given,
): Promise<string | null> {
  const row = await requireSubmission(transaction, reference, 'update');
  if (!(openCaseStates as readonly string[]).includes(row.state)) {
    throw notPossible('This case has ended.', row.state);
  }
  const lastUpdate = changeMoment(row.lastUpdate, clock);
  await transaction
    .update(submissions)
    .set({ analyst: colleague.name, analystId: colleague.id, lastUpdate })
    .where(eq(submissions.id, row.id));
  const { accountId, accountName: by } = caller;
  await transaction
    .insert(submissionNotes)
    .values({ submissionId: row.id, at: clock.now(), accountId, by, text });
  return row.analyst;
}
