import {
  type ProjectType,
  type SubmissionStatus,
  submissionStatuses,
} from '@title24/shared-domain/full-service';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { submissionCounts } from '../submission-counts.table.ts';

export type StatusCounts = Readonly<Record<SubmissionStatus, number>>;

/** Returns a number for each status. */
export function byStatus(numberOf: (status: SubmissionStatus) => number): StatusCounts {
  return Object.fromEntries(
    submissionStatuses.map((status) => [status, numberOf(status)]),
  ) as unknown as StatusCounts;
}

/**
 * Returns how many submissions of a type, received since a date or ever, have each status, without counting rows of
 * submissions.
 */
export async function storedCounts(
  database: Database,
  { projectType, since }: { readonly projectType: ProjectType | null; readonly since: string | null },
): Promise<StatusCounts> {
  const { day, status, projectType: type, number } = submissionCounts;
  const rows = await database
    .select({ status, number: sql<number>`sum(${number})::int` })
    .from(submissionCounts)
    .where(and(projectType ? eq(type, projectType) : undefined, since ? gte(day, since) : undefined))
    .groupBy(status);
  return byStatus((wanted) => rows.find((row) => row.status === wanted)?.number ?? 0);
}

/** Consolidates the stored counts, which grow by a row with each change. Safe at any time, even concurrently. */
export async function foldCounts(database: Database): Promise<void> {
  await database.execute(sql`
    with gone as (delete from submission_counts returning day, status, project_type, number)
    insert into submission_counts (day, status, project_type, number)
    select day, status, project_type, sum(number) from gone group by 1, 2, 3 having sum(number) <> 0`);
}
