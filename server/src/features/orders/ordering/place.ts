import type { SiteConfiguration } from '@title24/shared-domain';
import {
  cardWords,
  type MailingAddress,
  type OrderItem,
  type OrderQuote,
  placeOrder,
} from '@title24/shared-domain/orders';
import type { Finding } from '@title24/shared-domain/projects';
import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { conflict, invalidParams, notPossible } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { loadCalendar } from '../../calendar/business-calendar.ts';
import { keepSnapshot, projectToSubmit, setProjectState } from '../../projects/ordering/snapshots.ts';
import { ownProject } from '../../projects/own-project.ts';
import { orderReceived } from '../mails/customer-mails.ts';
import { mailedOf } from '../mails/mailed-order.ts';
import { newOrder } from '../mails/staff-mails.ts';
import { chosenCard } from '../store/chosen-card.ts';
import { appendEvent } from '../store/order-history.ts';
import { insertOrder, loadOrder, type OrderRecord } from '../store/order-record.ts';
import { charges } from '../tables/charges.table.ts';
import { orders } from '../tables/orders.table.ts';
import type { OrderDependencies, OrderWork } from '../workflow/order-work.ts';
import { dropDraft, requireNotOrdered } from './drafts.ts';
import { offerFor, sha256, termsOf } from './offer.ts';

export interface OrderingDependencies extends OrderDependencies {
  readonly work: OrderWork;
  readonly loadConfiguration: () => Promise<SiteConfiguration>;
}

interface WantedOrder {
  readonly number: string;
  readonly items: readonly OrderItem[];
  readonly address: MailingAddress | null;
  readonly quoteHash: string;
  readonly confirmsWarnings: boolean;
  readonly idempotencyKey: string;
}

/**
 * Checks that a project can be submitted.
 * @throws RpcFault -32010 with the reason
 */
export function requireSubmittable(
  findings: readonly Finding[],
  confirmsWarnings: boolean,
  state: string,
): void {
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    const [first] = errors;
    const others = errors.length === 1 ? '' : ` (and ${errors.length - 1} more)`;
    throw notPossible(`The project is not complete: ${first?.message}${others}`, state);
  }
  if (!confirmsWarnings && findings.some(({ severity }) => severity === 'warning')) {
    throw notPossible('Review the warnings of the project, and confirm that you have.', state);
  }
}

/**
 * Checks that the offer is available and that the customer has seen it.
 * @throws RpcFault -32010 for items that cannot be ordered; -32009 with the new quote if the customer has seen a
 * different quote
 */
export function requireOffer(quote: OrderQuote, quoteHash: string | null, state: string) {
  if (quote.offer === null) {
    throw notPossible(quote.errors.map(({ message }) => message).join(' '), state);
  }
  if (quote.offer.quoteHash !== quoteHash) {
    throw conflict('Something has changed since you looked. Read the new offer, then order.', quote);
  }
  return quote.offer;
}

async function requireNothingFailed(
  transaction: Transaction,
  { accountId }: Caller,
  state: string,
): Promise<void> {
  const [failed] = await transaction
    .select({ number: orders.number })
    .from(charges)
    .innerJoin(orders, eq(orders.id, charges.orderId))
    .where(and(eq(orders.accountId, accountId), eq(charges.state, 'failed')))
    .orderBy(asc(orders.number))
    .limit(1);
  if (failed)
    throw notPossible(`Settle order ${failed.number} first: its payment did not go through.`, state);
}

async function placedBefore(transaction: Transaction, caller: Caller, key: string): Promise<string | null> {
  const [found] = await transaction
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.accountId, caller.accountId), eq(orders.idempotencyKey, key)));
  return found?.number ?? null;
}

/** Returns the number of the project's next order. The transaction must have locked the project. */
export async function nextOrderNumber(
  transaction: Transaction,
  project: { readonly id: string; readonly number: string },
): Promise<string> {
  return `${project.number}-${(await transaction.$count(orders, eq(orders.projectId, project.id))) + 1}`;
}

/**
 * Places an order, only once per account and idempotency key (D8, D11).
 * @throws RpcFault -32001 if the caller has no such project; -32009 with the new quote if the quote has changed; -32010
 * if the project cannot be ordered now; -32602 if the mailing address for printed copies is missing
 */
export async function place(
  { clock, mailer, payments, loadConfiguration }: OrderingDependencies,
  transaction: Transaction,
  caller: Caller,
  wanted: WantedOrder,
): Promise<OrderRecord> {
  const configuration = await loadConfiguration();
  const project = await ownProject(transaction, caller, wanted.number, 'update');
  const before = await placedBefore(transaction, caller, wanted.idempotencyKey);
  if (before !== null) return loadOrder(transaction, before, caller.accountId);
  const { state } = project;
  requireNotOrdered(project);
  if (!caller.emailVerified) {
    throw notPossible('Confirm your email address first, with the link we emailed you.', state);
  }
  const now = clock.now();
  const submitted = await projectToSubmit(transaction, project, clock);
  requireSubmittable(submitted.findings, wanted.confirmsWarnings, state);
  await requireNothingFailed(transaction, caller, state);
  const calendar = await loadCalendar(transaction);
  const card = await chosenCard(transaction, caller.accountId, project);
  const circumstances = { configuration, calendar, now, card: card && cardWords(card) };
  const quote = await offerFor(transaction, submitted, wanted.items, circumstances);
  const offer = requireOffer(quote, wanted.quoteHash, state);
  if (offer.needsPostalAddress && wanted.address === null) {
    throw invalidParams([{ path: 'address', message: 'Enter the address we should mail copies to' }]);
  }
  if (payments.takesCards && card === null) {
    throw notPossible('Save a card first. It is charged when the report is delivered.', state);
  }
  const { promise: _, consentText, quoteHash: __, ...total } = offer;
  const order = placeOrder(total, now.toISOString(), calendar);
  const number = await nextOrderNumber(transaction, project);
  const snapshotId = await keepSnapshot(transaction, project, submitted, now);
  await insertOrder(
    transaction,
    order,
    {
      number,
      projectId: project.id,
      accountId: caller.accountId,
      items: wanted.items,
      address: offer.needsPostalAddress ? wanted.address : null,
      idempotencyKey: wanted.idempotencyKey,
      cardId: card?.id ?? null,
      consent: {
        terms: termsOf(configuration),
        textSha256: sha256(consentText),
        at: now.toISOString(),
      },
    },
    { snapshotId, reply: '' },
    now,
  );
  await dropDraft(transaction, project);
  await setProjectState(transaction, project, 'ordered', now);
  const record = await loadOrder(transaction, number, caller.accountId);
  await appendEvent(
    transaction,
    { by: 'owner', actor: caller },
    { orderId: record.row.id, at: now, event: 'submit', before: null, after: order.state },
  );
  const { mailed, address } = await mailedOf(transaction, record, order);
  await mailer.toCustomer(transaction, address, orderReceived(mailed));
  await mailer.toDuty(transaction, newOrder(mailed));
  return record;
}
