import {
  type CaseQueue,
  type CaseQueueView,
  caseQueueViews,
  isCaseLate,
  type ListedCase,
  openCaseStates,
} from '@title24/shared-domain/cases';
import type { ProjectType } from '@title24/shared-domain/full-service';
import { asc, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { Caller } from '../../../../platform/rpc/caller.ts';
import { loadCalendar } from '../../../calendar/business-calendar.ts';
import { submissions } from '../../submissions.table.ts';
import { caseOf, recordsOf } from '../case-record.ts';

/** Open cases that are looked at; the oldest of them are due first. */
const maxOpen = 1_000;
/** How many a view shows. */
const maxShown = 200;

/** The open cases of a view, the first due first (Q4). */
export async function caseQueue(
  transaction: Transaction,
  caller: Caller,
  view: CaseQueueView,
  now: Date,
): Promise<CaseQueue> {
  const calendar = await loadCalendar(transaction);
  const rows = await transaction
    .select()
    .from(submissions)
    .where(inArray(submissions.state, [...openCaseStates]))
    .orderBy(asc(submissions.receivedAt))
    .limit(maxOpen);
  const open = (await recordsOf(transaction, rows)).map((record) => {
    const { row } = record;
    const { dueAt } = caseOf(record, calendar);
    const listed: ListedCase = {
      reference: row.reference,
      projectName: row.projectName,
      projectType: row.projectType as ProjectType,
      sender: row.sender,
      receivedAt: row.receivedAt.toISOString(),
      state: row.state,
      analyst: row.analyst,
      dueAt,
    };
    return { listed, analystId: row.analystId };
  });
  const instant = now.toISOString();
  const isIn: Readonly<Record<CaseQueueView, (each: (typeof open)[number]) => boolean>> = {
    work: ({ listed }) => listed.dueAt !== null,
    mine: ({ analystId }) => analystId === caller.accountId,
    unassigned: ({ analystId }) => analystId === null,
    late: ({ listed }) => isCaseLate(listed, instant),
    customer: ({ listed }) => listed.dueAt === null,
  };
  const inView = (wanted: CaseQueueView) => open.filter(isIn[wanted]);
  const counts = Object.fromEntries(caseQueueViews.map((each) => [each, inView(each).length]));
  return {
    now: instant,
    items: inView(view)
      .map(({ listed }) => listed)
      .sort(firstDueFirst)
      .slice(0, maxShown),
    counts: counts as unknown as CaseQueue['counts'],
  };
}

/** What we owe comes before what waits for a customer; that stands in the order of arrival. */
function firstDueFirst(one: ListedCase, other: ListedCase): number {
  if (one.dueAt === null || other.dueAt === null)
    return Number(one.dueAt === null) - Number(other.dueAt === null);
  return Date.parse(one.dueAt) - Date.parse(other.dueAt);
}
