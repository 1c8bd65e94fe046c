import {
  chargeTitles,
  type Invoice,
  invoiceNumber,
  isOwed,
  orderInvoice,
  orderPath,
  owedStates,
  unfinishedOrderStates,
} from '@title24/shared-domain/orders';
import { and, asc, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { howToPay } from '../../configuration/payment-instructions.ts';
import { wordsOfCard } from '../../payments/cards/saved-cards.ts';
import type { Payable, PayableOwner, PaymentContext, PaymentResult } from '../../payments/payables.ts';
import { siteActor } from '../../workflow/workflow-definition.ts';
import { invoiceReminder, paymentFailed, paymentReceived } from '../mails/customer-mails.ts';
import { paymentNeedsAttention } from '../mails/staff-mails.ts';
import { recordAttempt, requireCharge } from '../store/charges.ts';
import { type ChargeRow, lockOrder, type OrderRow, recordsOf } from '../store/order-record.ts';
import { chargesOf, payerOf } from '../store/order-views.ts';
import { charges } from '../tables/charges.table.ts';
import { orders } from '../tables/orders.table.ts';
import type { OrderSiteRequest, OrderWork } from '../workflow/order-work.ts';

/**
 * Returns the {@link PayableOwner} of order charges, which customers pay by saved card, on a payment page or by
 * invoice (D8).
 */
export function payableCharges(work: () => OrderWork): PayableOwner {
  return {
    kind: 'order',

    async find(from, id) {
      const [found] = await from
        .select({ charge: charges, order: orders })
        .from(charges)
        .innerJoin(orders, eq(orders.id, charges.orderId))
        .where(eq(charges.id, id));
      return found ? payableOf(found.order, found.charge) : null;
    },

    lock: async (transaction, { work: number, id }) => {
      const record = await lockOrder(transaction, number, null);
      return payableOf(record.row, requireCharge(record, id));
    },

    record: ({ work: number, id }, decide) =>
      work().bySite(number, async ({ transaction, now, record }) => {
        const charge = requireCharge(record, id);
        const context = { transaction, now, payable: payableOf(record.row, charge) };
        const result = await decide(context);
        return result && workOf(context, charge, result);
      }),

    invoice: findOrderInvoice,

    savedCards: {
      async start(transaction, { id }) {
        await transaction
          .update(charges)
          .set({ state: 'processing', nextTryAt: null })
          .where(eq(charges.id, id));
      },
      toCharge,
      isNeeded: (cardId) => {
        const isOpen = inArray(orders.state, [...unfinishedOrderStates]);
        const owes = sql`exists (select from ${charges} where ${charges.orderId} = ${orders.id} and ${inArray(charges.state, [...owedStates, 'proposed'])})`;
        return sql`exists (select from ${orders} where ${orders.cardId} = ${cardId} and (${isOpen} or ${owes}))`;
      },
      isUsedSince: (cardId, instant) => {
        const ended = sql`greatest(${orders.deliveredAt}, ${orders.cancelledAt}, ${orders.lastUpdate})`;
        return sql`exists (select from ${orders} where ${orders.cardId} = ${cardId} and ${ended} > ${instant.toISOString()}::timestamptz)`;
      },
    },
  };
}

function payableOf(order: OrderRow, charge: ChargeRow): Payable {
  const page = `${orderPath(order.number)}/pay`;
  return {
    kind: 'order',
    id: charge.id,
    work: order.number,
    cents: charge.cents,
    isOwed: isOwed(charge),
    accountId: order.accountId,
    cardId: order.cardId,
    isRefused: charge.state === 'failed',
    nextTryAt: charge.nextTryAt,
    name: `Order ${order.number}: ${chargeTitles[charge.kind].toLowerCase()}`,
    description: `Order ${order.number}`,
    paidPath: page,
    leftPath: page,
  };
}

async function toCharge(
  database: Database,
  { now, dueBefore }: { readonly now: Date; readonly dueBefore: Date },
  limit: number,
): Promise<string[]> {
  const due = await database
    .select({ id: charges.id })
    .from(charges)
    .innerJoin(orders, eq(orders.id, charges.orderId))
    .where(
      and(
        isNotNull(orders.cardId),
        or(
          and(eq(charges.state, 'due'), lte(charges.createdAt, dueBefore)),
          and(eq(charges.state, 'failed'), lte(charges.nextTryAt, now)),
        ),
      ),
    )
    .orderBy(asc(charges.createdAt))
    .limit(limit);
  return due.map(({ id }) => id);
}

async function workOf(
  { transaction, now, payable }: PaymentContext,
  { id, kind }: ChargeRow,
  result: PaymentResult,
): Promise<OrderSiteRequest | null> {
  const { cents } = result;
  switch (result.type) {
    case 'paid': {
      const { paidOn: date, way, reference } = result.payment;
      return {
        input: { event: 'record-payment', charge: kind },
        detail: { kind, cents, date, way, reference },
        also: (context) =>
          recordAttempt(context, {
            chargeId: id,
            outcome: 'paid',
            cents,
            ...result.payment,
            by: siteActor.accountName,
          }),
        mails: (mailed) => ({ toCustomer: paymentReceived(mailed, { kind, cents, ...result.payment }) }),
      };
    }
    case 'refused': {
      const { refusal, nextTryAt, isLast, attempt } = result;
      await transaction.update(charges).set({ nextTryAt }).where(eq(charges.id, id));
      const card = await wordsOfCard(transaction, payable.cardId);
      const { reason } = refusal;
      const told = { kind, cents, card, reason, nextTryAt: nextTryAt?.toISOString() ?? null };
      const why = `The card was refused (${reason}, attempt ${attempt}), and is not tried again by itself.`;
      return {
        input: { event: 'fail-payment', charge: kind },
        detail: { kind, cents, outcome: refusal.state, reason },
        mails: (mailed) => ({
          toCustomer: paymentFailed(mailed, told),
          ...(isLast && { toStaff: paymentNeedsAttention(mailed, { kind, cents, why }) }),
        }),
      };
    }
    case 'attention': {
      const { why, endsCharge } = result;
      return {
        ...(endsCharge && { input: { event: 'fail-payment', charge: kind } as const }),
        mails: (mailed) => ({ toStaff: paymentNeedsAttention(mailed, { kind, cents, why }) }),
      };
    }
    case 'reminder': {
      const ways = await howToPay(transaction, invoiceNumber(payable.work, kind));
      return {
        mails: (mailed) => ({ toCustomer: invoiceReminder(mailed, { ...result, kind, howToPay: ways }) }),
      };
    }
    case 'disputed':
      await transaction.update(charges).set({ disputedAt: now }).where(eq(charges.id, id));
      return {
        mails: (mailed) => ({ toStaff: paymentNeedsAttention(mailed, { kind, cents, why: result.why }) }),
      };
  }
}

/** Returns the invoice with this number, or null if there is none. */
async function findOrderInvoice(from: Database | Transaction, number: string): Promise<Invoice | null> {
  const order = number.slice(0, number.lastIndexOf('-'));
  const rows = await from.select().from(orders).where(eq(orders.number, order));
  const [record] = await recordsOf(from, rows);
  const charge =
    record &&
    (await chargesOf(from, record)).find(
      ({ state, invoiceNumber }) => state !== 'proposed' && invoiceNumber === number,
    );
  if (!record || !charge) return null;
  const projectName = record.project.name;
  return orderInvoice({ number: order, projectName, payer: await payerOf(from, record) }, charge);
}
