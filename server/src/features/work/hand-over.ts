import { isReference } from '@title24/shared-domain/full-service';
import { isOpenWork, workPath } from '@title24/shared-domain/work';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import { requirePermitted } from '../../platform/rpc/permission.ts';
import { notFound, notPossible } from '../../platform/rpc/protocol/rpc-fault.ts';
import { type Colleague, colleagues } from '../accounts/roles/colleagues.ts';
import { orderNotes } from '../orders/tables/order-notes.table.ts';
import { orders } from '../orders/tables/orders.table.ts';
import type { OrderWork } from '../orders/workflow/order-work.ts';
import type { CaseWork } from '../submissions/cases/case-work.ts';
import { submissionNotes } from '../submissions/submission-notes.table.ts';
import { submissions } from '../submissions/submissions.table.ts';
import type { WorkMailer } from '../workflow/work-mailer.ts';

export interface HandOverDependencies {
  readonly orderWork: OrderWork;
  readonly caseWork: CaseWork;
  readonly mailer: WorkMailer;
}

interface HandOver {
  /** Order number, or case reference. */
  readonly number: string;
  /** Account name of the colleague who receives the work. */
  readonly to: string;
  readonly note: string;
}

/** Returns the enabled accounts that may work on orders or, for a case reference, on cases, sorted by name. */
export function colleaguesFor(database: Database | Transaction, number: string): Promise<Colleague[]> {
  return colleagues(database, isReference(number) ? 'UPLOAD' : 'DESK');
}

/**
 * Hands open work over to a colleague, with an internal note and an email.
 * @throws RpcFault -32001 if the work does not exist, or if no colleague of this name may have it; -32003 for
 * the caller's own order, or if the caller may not update cases; -32010 for work that has ended, or if the
 * colleague placed the order
 */
export async function handOver(
  { orderWork, caseWork, mailer }: HandOverDependencies,
  caller: Caller,
  { number, to, note }: HandOver,
): Promise<void> {
  const kind = isReference(number) ? 'case' : 'order';
  if (kind === 'case') requirePermitted(caller, { resource: 'UPLOAD', actions: ['UPDATE'] });
  const text = `Handed over to ${to}: ${note}`;
  const { accountId, accountName: by } = caller;

  async function give(
    transaction: Transaction,
    state: string,
    write: (colleague: Colleague) => Promise<unknown>,
  ): Promise<{ readonly to: string }> {
    if (!isOpenWork({ kind, state })) throw notPossible('This work has ended.', state);
    const colleague = (await colleaguesFor(transaction, number)).find(({ name }) => name === to);
    if (!colleague) throw notFound(`There is no account ${to} that can be given work.`);
    await write(colleague);
    await mailer.toColleague(transaction, colleague.email, {
      subject: `Yours now: ${number}`,
      paragraphs: [`${by} handed ${number} over to you:`, note],
      link: { path: workPath({ kind, number }), words: 'Open it' },
    });
    return { to };
  }

  if (kind === 'case') {
    await caseWork.writeOn(
      caller,
      { reference: number },
      'work.handOver',
      ({ transaction, record: { row }, now: at }) =>
        give(transaction, row.state, async ({ id: analystId, name: analyst }) => {
          await transaction.update(submissions).set({ analyst, analystId }).where(eq(submissions.id, row.id));
          await transaction.insert(submissionNotes).values({ submissionId: row.id, at, accountId, by, text });
        }),
    );
    return;
  }
  await orderWork.writeOn(
    caller,
    { order: number },
    'work.handOver',
    ({ transaction, record: { row }, now: at }) =>
      give(transaction, row.state, async ({ id, name: reviewer }) => {
        if (id === row.accountId) {
          throw notPossible('You cannot hand an order to the customer who placed it.', row.state);
        }
        await transaction.update(orders).set({ reviewer }).where(eq(orders.id, row.id));
        await transaction.insert(orderNotes).values({ orderId: row.id, at, accountId, by, text });
      }),
  );
}
