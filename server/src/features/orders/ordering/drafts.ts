import {
  type MailingAddress,
  mailingAddressOf,
  type OrderDraft,
  type OrderItem,
  reportSku,
} from '@title24/shared-domain/orders';
import { lockedMessage } from '@title24/shared-domain/projects';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { notPossible } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { enteredProject } from '../../projects/ordering/snapshots.ts';
import { ownProject, type ProjectRow } from '../../projects/own-project.ts';
import { orderDrafts } from '../tables/order-drafts.table.ts';

/** An order draft without its payment. */
export type SavedDraft = Omit<OrderDraft, 'payment'>;

/** Returns the draft for a project, by default with the report for this kind of project (D8). */
export async function draftOf(transaction: Transaction, project: ProjectRow): Promise<SavedDraft> {
  const [saved] = await transaction.select().from(orderDrafts).where(eq(orderDrafts.projectId, project.id));
  const { data } = await enteredProject(transaction, project);
  return {
    items: saved?.items ?? [{ sku: reportSku(data.kind), quantity: 1 }],
    address: saved?.address ?? null,
    offeredAddress: mailingAddressOf(data.project?.signer ?? {}),
    savedAt: saved?.savedAt.toISOString() ?? null,
  };
}

/**
 * Stores the given values of a draft. Absent values stay unchanged.
 * @throws RpcFault -32001 if the caller has no such project; -32010 if the project is in the trash, or has an open
 * order or a delivered report
 */
export async function saveDraft(
  transaction: Transaction,
  caller: Caller,
  {
    number,
    ...wanted
  }: {
    readonly number: string;
    readonly items?: readonly OrderItem[];
    readonly address?: MailingAddress | null;
  },
  savedAt: Date,
): Promise<SavedDraft> {
  const project = await ownProject(transaction, caller, number, 'update');
  requireNotOrdered(project);
  const { items, address } = { ...(await draftOf(transaction, project)), ...wanted };
  const values = { items, address, savedAt };
  await transaction
    .insert(orderDrafts)
    .values({ projectId: project.id, ...values })
    .onConflictDoUpdate({ target: orderDrafts.projectId, set: values });
  return draftOf(transaction, project);
}

/**
 * Checks that a project has no open order and no delivered report.
 * @throws RpcFault -32010 if the project has either
 */
export function requireNotOrdered({ number, state }: Pick<ProjectRow, 'number' | 'state'>): void {
  if (state === 'in-progress') return;
  const open = 'This project has an open order. Submit your changes there.';
  const isOpen = state === 'changes-needed' || state === 'in-revision';
  throw notPossible(isOpen ? open : lockedMessage(number, state), state);
}

/** Deletes a project's order draft. */
export async function dropDraft(transaction: Transaction, { id }: Pick<ProjectRow, 'id'>): Promise<void> {
  await transaction.delete(orderDrafts).where(eq(orderDrafts.projectId, id));
}
