import {
  type OrderItem,
  type OrderTotal,
  reportSku,
  skus,
  waitsForCustomer,
} from '@title24/shared-domain/orders';
import { usedContent } from '@title24/shared-domain/projects';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { notPossible } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { wordsOfCard } from '../../payments/cards/saved-cards.ts';
import { keepSnapshot, projectToSubmit, type SubmittedProject } from '../../projects/ordering/snapshots.ts';
import { projectSnapshots } from '../../projects/tables/project-snapshots.table.ts';
import { resubmissionReceived } from '../mails/customer-mails.ts';
import { resubmitted } from '../mails/staff-mails.ts';
import type { OrderContext, SeenOrder } from '../workflow/order-work.ts';
import { offerFor, sha256 } from './offer.ts';
import { type OrderingDependencies, requireOffer, requireSubmittable } from './place.ts';

interface Wanted extends SeenOrder {
  readonly reply: string;
  readonly confirmsWarnings: boolean;
  readonly quoteHash: string | null;
  readonly acceptsFee: boolean;
}

const reports: readonly string[] = [skus.standardReport, skus.existingReport];

/**
 * Resubmits a changed project (D11).
 * @returns the order's number
 * @throws RpcFault -32001 if the caller has no such order; -32010 if the order cannot be resubmitted; -32009 if the
 * order has changed since the caller loaded it; -32009 with a quote if the project needs a different report that the
 * customer has not accepted
 */
export function resubmit(
  { work, clock, loadConfiguration }: OrderingDependencies,
  caller: Caller,
  wanted: Wanted,
): Promise<string> {
  return work.byOwner(caller, wanted, async (context) => {
    const { transaction, record, order, now } = context;
    const { row, project } = record;
    // The workflow refuses to resubmit an order that is not waiting for the customer, so this project needs no check.
    if (!waitsForCustomer(row)) {
      return { input: { event: 'resubmit', hasNews: true } };
    }
    const submitted = await projectToSubmit(transaction, project, clock);
    requireSubmittable(submitted.findings, wanted.confirmsWarnings, row.state);
    if (row.kind === 'revision') requireRevision(context, submitted, wanted.acceptsFee);
    const changed = await itemsFor(context, submitted, wanted.quoteHash, loadConfiguration);
    const hasNews = wanted.reply !== '' || (await lastSubmitted(context)) !== submitted.sha256;
    if (!hasNews) return { input: { event: 'resubmit', hasNews } };
    const snapshotId = await keepSnapshot(transaction, project, submitted, now);
    return {
      input: { event: 'resubmit', hasNews, total: changed?.total ?? order.total },
      submission: { snapshotId, reply: wanted.reply },
      ...(changed && { columns: { items: changed.items } }),
      mails: (mailed) => ({
        toCustomer: resubmissionReceived(mailed),
        toStaff: resubmitted(mailed, wanted.reply),
      }),
    };
  });
}

function requireRevision(
  { record, order }: OrderContext,
  { data }: SubmittedProject,
  acceptsFee: boolean,
): void {
  const { row } = record;
  if (row.entered && row.entered.data.kind !== data.kind) {
    throw notPossible(
      'A revision cannot change the kind of project. Withdraw it, and order a copy of the project instead.',
      row.state,
    );
  }
  if (order.total.totalCents > 0 && !acceptsFee) {
    throw notPossible('Accept the fee of the revision, or withdraw it.', row.state);
  }
}

/**
 * Returns the SHA-256 of the last submitted project data or, before a revision's first submission, of the data at the
 * start of the revision.
 */
async function lastSubmitted({ transaction, record }: OrderContext): Promise<string | null> {
  const last = record.rounds.at(-1);
  if (!last) {
    const entered = record.row.entered;
    return entered && sha256(JSON.stringify(usedContent(entered.data)));
  }
  const [snapshot] = await transaction
    .select({ sha256: projectSnapshots.sha256 })
    .from(projectSnapshots)
    .where(eq(projectSnapshots.id, last.snapshotId));
  return snapshot?.sha256 ?? null;
}

/** Returns the order's new items and total if the project now needs a different report, otherwise null. */
async function itemsFor(
  { transaction, record, now, calendar }: OrderContext,
  submitted: SubmittedProject,
  quoteHash: string | null,
  loadConfiguration: OrderingDependencies['loadConfiguration'],
): Promise<{ readonly items: readonly OrderItem[]; readonly total: OrderTotal } | null> {
  const { row } = record;
  const wanted = reportSku(submitted.data.kind);
  if (row.kind !== 'report' || row.items.some(({ sku }) => sku === wanted)) return null;
  const items = row.items.map((item) => (reports.includes(item.sku) ? { ...item, sku: wanted } : item));
  const configuration = await loadConfiguration();
  const card = await wordsOfCard(transaction, row.cardId);
  const quote = await offerFor(transaction, submitted, items, { configuration, calendar, now, card });
  const { promise: _, consentText: __, quoteHash: ___, ...total } = requireOffer(quote, quoteHash, row.state);
  return { items, total };
}
