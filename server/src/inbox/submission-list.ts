import {
  type ProjectType,
  type SubmissionList,
  type SubmissionStatus,
  submissionStatuses,
} from '@title24/shared-domain/full-service';
import { and, count, desc, eq, gte, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { submissionFiles, submissions } from '../db/schema/submissions.ts';
import { containing, pageOf } from '../rpc/params/list-params.ts';

export interface SubmissionFilter {
  readonly search: string;
  readonly page: number;
  readonly status: SubmissionStatus | null;
  readonly projectType: ProjectType | null;
  /** The first day, in California's time, as 2026-01-31. */
  readonly since: string | null;
}

/** A page of the submissions that fit, the newest first, and how many that fit but for the status stand where. */
export async function listSubmissions(
  database: Database,
  { search, page, status, projectType, since }: SubmissionFilter,
): Promise<SubmissionList> {
  const pattern = containing(search);
  const fits = and(
    search
      ? or(
          ...[submissions.reference, submissions.projectName, submissions.sender, submissions.email].map(
            (column) => ilike(column, pattern),
          ),
        )
      : undefined,
    projectType ? eq(submissions.projectType, projectType) : undefined,
    since
      ? gte(submissions.receivedAt, sql`${since}::timestamp at time zone 'America/Los_Angeles'`)
      : undefined,
  );
  const counts = await countByStatus(database, fits);
  const { limit, offset } = pageOf(page);
  const rows = await database
    .select()
    .from(submissions)
    .where(and(fits, status ? eq(submissions.status, status) : undefined))
    .orderBy(desc(submissions.receivedAt), desc(submissions.id))
    .limit(limit)
    .offset(offset);
  const sums = await fileSums(
    database,
    rows.map(({ id }) => id),
  );
  return {
    items: rows.map((row) => ({
      reference: row.reference,
      projectName: row.projectName,
      projectType: row.projectType as ProjectType,
      sender: row.sender,
      email: row.email,
      receivedAt: row.receivedAt.toISOString(),
      status: row.status,
      hasDropbox: row.hasDropbox,
      ...(sums.get(row.id) ?? { files: 0, size: 0, heldBack: 0 }),
    })),
    total: status ? counts[status] : Object.values(counts).reduce((sum, number) => sum + number, 0),
    counts,
  };
}

async function countByStatus(
  database: Database,
  fits: SQL | undefined,
): Promise<Record<SubmissionStatus, number>> {
  const rows = await database
    .select({ status: submissions.status, number: count() })
    .from(submissions)
    .where(fits)
    .groupBy(submissions.status);
  const numberOf = (status: SubmissionStatus) => rows.find((row) => row.status === status)?.number ?? 0;
  return Object.fromEntries(submissionStatuses.map((status) => [status, numberOf(status)])) as Record<
    SubmissionStatus,
    number
  >;
}

async function fileSums(database: Database, ids: readonly string[]) {
  const rows = await database
    .select({
      id: submissionFiles.submissionId,
      files: count(),
      size: sql<string>`sum(${submissionFiles.size})`,
      heldBack: sql<number>`(count(*) filter (where ${inArray(submissionFiles.scanState, ['waiting', 'infected'])}))::int`,
    })
    .from(submissionFiles)
    .where(inArray(submissionFiles.submissionId, ids))
    .groupBy(submissionFiles.submissionId);
  return new Map(
    rows.map(({ id, files, size, heldBack }) => [id, { files, size: Number(size), heldBack }] as const),
  );
}
