import type { OrderActor, OrderState } from '@title24/shared-domain/orders';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Actor } from '../../audit/record-change.ts';
import { orderEvents } from '../tables/order-events.table.ts';

/** The site itself, by its clocks. */
export const siteActor: Actor = { accountId: null, accountName: 'the site' };

/** Who made an event, and as what. */
export interface Maker {
  readonly by: OrderActor;
  readonly actor: Actor;
}

interface Happened {
  readonly orderId: string;
  readonly at: Date;
  readonly event: string;
  readonly before: OrderState | null;
  readonly after: OrderState;
  readonly detail?: unknown;
}

/** Appends an event to an order's history, in the transaction that makes it. */
export async function appendEvent(
  transaction: Transaction,
  { by, actor }: Maker,
  { detail = null, ...happened }: Happened,
): Promise<void> {
  const { accountId, accountName } = actor;
  await transaction.insert(orderEvents).values({ ...happened, detail, by, accountId, accountName });
}
