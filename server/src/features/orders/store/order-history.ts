import type { OrderActor, OrderState } from '@title24/shared-domain/orders';
import type { Transaction } from '../../../platform/db/database.ts';
import type { EventActor } from '../../workflow/workflow-definition.ts';
import { orderEvents } from '../tables/order-events.table.ts';

interface Happened {
  readonly orderId: string;
  readonly at: Date;
  readonly event: string;
  readonly before: OrderState | null;
  readonly after: OrderState;
  readonly detail?: unknown;
}

/** Adds an event to an order's history, in the transaction that creates or changes the order. */
export async function appendEvent(
  transaction: Transaction,
  { by, actor }: EventActor<OrderActor>,
  { detail = null, ...happened }: Happened,
): Promise<void> {
  const { accountId, accountName } = actor;
  await transaction.insert(orderEvents).values({ ...happened, detail, by, accountId, accountName });
}
