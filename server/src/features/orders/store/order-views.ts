import { paymentParagraphs } from '@title24/shared-domain';
import { isReleased } from '@title24/shared-domain/full-service';
import {
  type ChargeView,
  cancelUntil,
  type DeskOrder,
  emptyChecklist,
  invoiceLines,
  invoiceNumber,
  isInCancelWindow,
  isLate,
  isOpenOrder,
  isOwed,
  mailArrival,
  type OrderFileView,
  type OrderSummary,
  type OrderView,
  orderEventWords,
  payerLines,
} from '@title24/shared-domain/orders';
import { inputFileName, mailedFileName, type SignerEntry } from '@title24/shared-domain/projects';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { wire } from '../../../platform/db/wire.ts';
import { accounts } from '../../accounts/tables/accounts.table.ts';
import { loadCalendar } from '../../calendar/business-calendar.ts';
import { loadPaymentInstructions } from '../../configuration/payment-instructions.ts';
import { wordsOfCard } from '../../payments/cards/saved-cards.ts';
import { deadlinesOf } from '../../payments/invoices/invoice-deadlines.ts';
import { paymentAttempts } from '../../payments/tables/payment-attempts.table.ts';
import { attachmentOf, filesOf as attachmentsOf } from '../../projects/reading/attachments.ts';
import { projectSnapshots } from '../../projects/tables/project-snapshots.table.ts';
import { chargeAttempts } from '../tables/charges.table.ts';
import { orderEvents } from '../tables/order-events.table.ts';
import { orderFiles } from '../tables/order-files.table.ts';
import { orderNotes } from '../tables/order-notes.table.ts';
import { orders } from '../tables/orders.table.ts';
import { orderDocuments } from './order-documents.ts';
import { type OrderRecord, orderOf } from './order-record.ts';

/** Returns an order's summary for lists. */
export function summaryOf(record: OrderRecord, now: Date): OrderSummary {
  const { row, project } = record;
  const order = orderOf(record);
  const run = order.runs.find(({ endedAt }) => endedAt === null);
  return {
    ...wire(row, 'number', 'kind', 'state', 'round', 'submittedAt', 'responseDueAt', 'cancelRequestedAt'),
    ...wire(row, 'lastUpdate'),
    projectNumber: project.number,
    projectName: project.name,
    totalCents: order.total.totalCents,
    dueAt: run?.dueAt ?? null,
    rushDueAt: run?.rushDueAt ?? null,
    isLate: isLate(order, now.toISOString()),
  };
}

/** Returns a full order for its customer. */
export async function viewOf(
  database: Database | Transaction,
  record: OrderRecord,
  now: Date,
): Promise<OrderView> {
  const view = await wholeOf(database, record, now);
  return {
    ...view,
    events: view.events.map(({ who: _, ...event }) => event),
    files: view.files.filter(({ scanState }) => isReleased(scanState) && view.deliveredAt !== null),
  };
}

/**
 * Returns the order data for customers and staff. For customers, `viewOf` removes the account names in events, and the
 * files that customers cannot open.
 */
async function wholeOf(database: Database | Transaction, record: OrderRecord, now: Date) {
  const { row, rounds } = record;
  const order = orderOf(record);
  const canCancel = isOpenOrder(order) && isInCancelWindow(order, now.toISOString());
  const events = await database
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, row.id))
    .orderBy(asc(orderEvents.id));
  return {
    ...summaryOf(record, now),
    ...wire(order.total, 'lines', 'servicesCents', 'mailingCents', 'taxCents', 'evaluationFeeCents'),
    ...wire(row, 'rebateCents', 'rushWaivedCents', 'address', 'contactedAt', 'deliveredAt', 'compliance'),
    ...wire(row, 'mailedAt', 'trackingNumber', 'cancelledAt', 'cancelReason'),
    payer: await payerOf(database, record),
    cancelUntil: canCancel ? cancelUntil(order.submittedAt) : null,
    arrivesBy: await arrivalOf(database, record),
    revisionOf: row.revisionOf === null ? null : await numberOf(database, row.revisionOf),
    rounds: order.runs.map((run, index) => ({
      ...run,
      reply: rounds[index]?.reply ?? '',
      message: rounds[index]?.message ?? '',
      actions: rounds[index]?.actions ?? [],
    })),
    events: events.map(({ at, event, by, after, detail, accountName }) => ({
      at: at.toISOString(),
      event,
      by,
      state: after,
      words: orderEventWords(event, detail),
      who: accountName,
    })),
    charges: await chargesOf(database, record),
    card: await wordsOfCard(database, row.cardId),
    files: await filesOf(database, row.id),
    documents: orderDocuments(record).map(({ id, attachment }) => ({ id, name: attachment.name })),
  };
}

/** Returns a full order for staff. */
export async function deskViewOf(
  database: Database | Transaction,
  record: OrderRecord,
  now: Date,
): Promise<DeskOrder> {
  const { row, rounds } = record;
  const [customer] = await database
    .select({ name: accounts.name, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, row.accountId));
  const notes = await database
    .select()
    .from(orderNotes)
    .where(eq(orderNotes.orderId, row.id))
    .orderBy(asc(orderNotes.at), asc(orderNotes.id));
  const inputFile = await inputFileOf(database, record);
  return {
    ...(await wholeOf(database, record, now)),
    now: now.toISOString(),
    inputFileName: inputFile,
    reportFileName: mailedFileName(inputFile),
    customer: customer?.name ?? '',
    customerEmail: customer?.email ?? '',
    ...wire(row, 'reviewer', 'reviewStartedAt', 'cancelRequestReason'),
    checklist: rounds.at(-1)?.checklist ?? emptyChecklist,
    attachments: (await attachmentsOf(database, row.projectId)).map(attachmentOf),
    notes: notes.map((note) => wire(note, 'id', 'at', 'by', 'text')),
  };
}

/** Returns the input file name of the last submission or, before the first submission, of the project. */
export async function inputFileOf(database: Database | Transaction, record: OrderRecord): Promise<string> {
  const { project, rounds } = record;
  const last = rounds.at(-1);
  const [snapshot] = last
    ? await database
        .select({
          round: projectSnapshots.round,
          name: sql<string | null>`${projectSnapshots.data} -> 'project' ->> 'name'`,
        })
        .from(projectSnapshots)
        .where(eq(projectSnapshots.id, last.snapshotId))
    : [];
  return inputFileName(project.number, snapshot?.name ?? project.name, snapshot?.round ?? project.round);
}

/**
 * Returns the name and address lines of the invoice recipient: from the order's mailing address, or else from the
 * signer in the last submission. If the signer has no name, uses the account name.
 */
export async function payerOf(
  database: Database | Transaction,
  { row, rounds }: OrderRecord,
): Promise<string[]> {
  const snapshotId = rounds.at(-1)?.snapshotId ?? null;
  const [known] = await database
    .select({
      accountName: accounts.name,
      signer: sql<SignerEntry | null>`${projectSnapshots.data} -> 'project' -> 'signer'`,
    })
    .from(accounts)
    .leftJoin(projectSnapshots, eq(projectSnapshots.id, sql`${snapshotId}::uuid`))
    .where(eq(accounts.id, row.accountId));
  return payerLines({
    address: row.address,
    signer: known?.signer ?? null,
    accountName: known?.accountName ?? '',
  });
}

async function numberOf(database: Database | Transaction, id: string): Promise<string | null> {
  const [found] = await database.select({ number: orders.number }).from(orders).where(eq(orders.id, id));
  return found?.number ?? null;
}

/** Returns the day on which mailed copies should arrive; null if none were mailed. Rush copies are sent overnight. */
async function arrivalOf(database: Database | Transaction, record: OrderRecord): Promise<string | null> {
  const { mailedAt, runs } = orderOf(record);
  if (mailedAt === null) return null;
  const isRush = runs.some(({ rushDueAt }) => rushDueAt !== null);
  return mailArrival(mailedAt, isRush, await loadCalendar(database));
}

async function filesOf(database: Database | Transaction, orderId: string): Promise<OrderFileView[]> {
  const files = await database
    .select()
    .from(orderFiles)
    .where(eq(orderFiles.orderId, orderId))
    .orderBy(asc(orderFiles.addedAt), asc(orderFiles.id));
  return files.map((file) =>
    wire(file, 'id', 'round', 'kind', 'name', 'mediaType', 'size', 'sha256', 'scanState', 'addedAt'),
  );
}

/** Returns an order's charges in the form shown to customers and staff. */
export async function chargesOf(
  database: Database | Transaction,
  record: OrderRecord,
): Promise<ChargeView[]> {
  const { charges, row } = record;
  if (charges.length === 0) return [];
  const ids = charges.map(({ id }) => id);
  const attempts = await database
    .select()
    .from(chargeAttempts)
    .where(inArray(chargeAttempts.chargeId, ids))
    .orderBy(asc(chargeAttempts.at), asc(chargeAttempts.id));
  const tried = await database
    .select()
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.payableId, ids))
    .orderBy(asc(paymentAttempts.n));
  const order = orderOf(record);
  const deadlines = await deadlinesOf(database, ids);
  const instructions = await loadPaymentInstructions(database);
  return charges.map((charge) => {
    const { id, kind, cents, state, disputedAt } = charge;
    const dueOn = deadlines.get(id) ?? null;
    const number = invoiceNumber(row.number, kind);
    const tries = tried.filter(({ payableId }) => payableId === id);
    const made = attempts.filter(({ chargeId }) => chargeId === id);
    return {
      ...wire(charge, 'id', 'kind', 'cents', 'state', 'createdAt'),
      refundedCents: made
        .filter(({ outcome }) => outcome === 'refunded')
        .reduce((sum, attempt) => sum + attempt.cents, 0),
      invoiceNumber: number,
      lines: invoiceLines(order, { kind, cents }),
      payments: made.map((payment) => wire(payment, 'at', 'paidOn', 'outcome', 'cents', 'way', 'reference')),
      tries: tries.map((each) => ({
        at: each.startedAt.toISOString(),
        ...wire(each, 'way', 'outcome', 'reason'),
      })),
      isPayable: state === 'failed',
      dueOn,
      howToPay: dueOn !== null && isOwed({ state }) ? paymentParagraphs(instructions, number) : [],
      isDisputed: disputedAt !== null,
    };
  });
}
