import {
  type CustomerCase,
  type DeliveredReport,
  type StaffCase,
  type TimelineEntry,
  timelineWords,
} from '@title24/shared-domain/cases';
import { isReleased, type ProjectType } from '@title24/shared-domain/full-service';
import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { wire } from '../../../platform/db/wire.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { loadCalendar } from '../../calendar/business-calendar.ts';
import { submissionFiles } from '../submissions.table.ts';
import { type CaseRecord, caseOf } from './case-record.ts';
import { caseDocuments } from './files/case-documents.ts';
import { customerInvoice, invoiceView } from './payments/case-invoices.ts';
import { caseEvents } from './tables/case-events.table.ts';
import { type CaseFileRow, caseFiles } from './tables/case-files.table.ts';

type EventRow = typeof caseEvents.$inferSelect;

/** Returns a case in the form shown to staff. */
export async function staffCase(
  from: Database | Transaction,
  record: CaseRecord,
  caller: Pick<Caller, 'accountId'>,
  now: Date,
): Promise<StaffCase> {
  const { row } = record;
  const events = await eventsOf(from, row.id);
  return {
    ...wire(row, 'reference', 'state', 'analyst', 'lastUpdate', 'deliveredAt', 'compliance', 'rebateCents'),
    isMine: row.analystId === caller.accountId,
    dueAt: caseOf(record, await loadCalendar(from)).dueAt,
    now: now.toISOString(),
    quote: record.quote,
    invoice: record.invoice && (await invoiceView(from, row.reference, record.invoice)),
    files: (await filesOf(from, row.id)).map((file) =>
      wire(file, 'id', 'kind', 'name', 'size', 'scanState', 'addedAt'),
    ),
    documents: caseDocuments(record).map(({ id, attachment }) => ({ id, name: attachment.name })),
    history: events.map((event) => ({
      name: event.accountName,
      ...wire(event, 'id', 'at', 'by', 'event', 'message'),
    })),
  };
}

/** Returns a case in the form shown to its customer. */
export async function customerCase(
  from: Database | Transaction,
  record: CaseRecord,
  takesCards: boolean,
): Promise<CustomerCase> {
  const { row } = record;
  const events = await eventsOf(from, row.id);
  const sent = await from
    .select({ name: submissionFiles.name, size: submissionFiles.size })
    .from(submissionFiles)
    .where(eq(submissionFiles.submissionId, row.id))
    .orderBy(asc(submissionFiles.position));
  const files = await filesOf(from, row.id);
  const added = files.filter(({ kind }) => kind === 'added').map(({ name, size }) => ({ name, size }));
  return {
    ...wire(row, 'reference', 'projectName', 'state', 'compliance', 'rebateCents'),
    projectType: row.projectType as ProjectType,
    dueAt: caseOf(record, await loadCalendar(from)).dueAt,
    quote: record.quote,
    invoice: record.invoice && (await customerInvoice(from, row.reference, record.invoice, takesCards)),
    customer: row.sender,
    timeline: [
      {
        at: row.receivedAt.toISOString(),
        after: 'received',
        words: 'We received your plans',
        message: row.comment,
      },
      ...events.flatMap(timelineEntry),
    ],
    sentFiles: [...sent, ...added],
    reports: reportVersions(files, events),
  };
}

/** Returns the delivered reports, except those that are waiting for the virus scanner or are infected. */
export async function openReports(
  from: Database | Transaction,
  submissionId: string,
): Promise<CaseFileRow[]> {
  return (await deliveredReports(from, submissionId)).filter(({ scanState }) => isReleased(scanState));
}

/** Returns the reports that were added before the last delivery. */
export async function deliveredReports(
  from: Database | Transaction,
  submissionId: string,
): Promise<CaseFileRow[]> {
  return reportsBeforeDelivery(await filesOf(from, submissionId), await eventsOf(from, submissionId));
}

function reportVersions(files: readonly CaseFileRow[], events: readonly EventRow[]): DeliveredReport[] {
  const deliveries = events.filter(({ event }) => event === 'deliver').map(({ at }) => at);
  const newest = deliveries.at(-1);
  return reportsBeforeDelivery(files, events)
    .filter(({ scanState }) => isReleased(scanState))
    .map(({ id, name, size, addedAt }) => {
      const at = deliveries.find((each) => addedAt <= each) ?? addedAt;
      return { id, name, size, deliveredAt: at.toISOString(), isNewest: at === newest };
    })
    .sort((one, other) => Date.parse(other.deliveredAt) - Date.parse(one.deliveredAt));
}

function reportsBeforeDelivery(files: readonly CaseFileRow[], events: readonly EventRow[]): CaseFileRow[] {
  const last = events.findLast(({ event }) => event === 'deliver');
  return last ? files.filter(({ kind, addedAt }) => kind === 'report' && addedAt <= last.at) : [];
}

function timelineEntry({ at, event, by, before, after, message }: EventRow): TimelineEntry[] {
  const words = timelineWords({ event, by, before, after });
  return words === null ? [] : [{ at: at.toISOString(), after, words, message }];
}

function eventsOf(from: Database | Transaction, submissionId: string): Promise<EventRow[]> {
  return from
    .select()
    .from(caseEvents)
    .where(eq(caseEvents.submissionId, submissionId))
    .orderBy(asc(caseEvents.id));
}

function filesOf(from: Database | Transaction, submissionId: string): Promise<CaseFileRow[]> {
  return from
    .select()
    .from(caseFiles)
    .where(eq(caseFiles.submissionId, submissionId))
    .orderBy(asc(caseFiles.addedAt), asc(caseFiles.id));
}
