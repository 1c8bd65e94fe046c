import type { OrderActor, OrderState } from '@title24/shared-domain/orders';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Actor } from '../../audit/record-change.ts';
import { orderEvents } from '../tables/order-events.table.ts';

/** The site itself, at a deadline. */
export const siteActor: Actor = { accountId: null, accountName: 'the site' };

/** Who triggered an event, and in which role. */
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

/** Appends an event to an order's history, in the event's transaction. */
export async function appendEvent(
  transaction: Transaction,
  { by, actor }: Maker,
  { detail = null, ...happened }: Happened,
): Promise<void> {
  const { accountId, accountName } = actor;
  await transaction.insert(orderEvents).values({ ...happened, detail, by, accountId, accountName });
}
