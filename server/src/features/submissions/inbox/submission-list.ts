import { companyTimeZone, listPageSize } from '@title24/shared-domain';
import {
  isReference,
  type ProjectType,
  type SubmissionList,
  type SubmissionStatus,
} from '@title24/shared-domain/full-service';
import { and, asc, count, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { containsText } from '../../../platform/db/text-search-index.ts';
import { containing } from '../../../platform/rpc/params/list-params.ts';
import { submissionSearch } from '../submission-search.ts';
import { submissionFiles, submissions } from '../submissions.table.ts';
import { byStatus, type StatusCounts, storedCounts } from './submission-counts.ts';

export interface SubmissionFilter {
  readonly search: string;
  /**
   * The part of the list after or before a position (`after` and `before` of its pages); at most one of them is set.
   */
  readonly after: string | null;
  readonly before: string | null;
  readonly status: SubmissionStatus | null;
  readonly projectType: ProjectType | null;
  /** First day, in California time, like 2026-01-31. */
  readonly since: string | null;
}

/** A search may match very many submissions: only this many are counted, because counting all would take too long. */
const countedUpTo = 1000;

/**
 * Returns a page of the matching submissions, newest first, and the number of matches by status. However many there
 * are, it reads only what it shows, and counts without reading them.
 */
export async function listSubmissions(
  database: Database,
  { search, after, before, status, projectType, since }: SubmissionFilter,
): Promise<SubmissionList> {
  const fits = and(
    search ? fitsSearch(search) : undefined,
    projectType ? eq(submissions.projectType, projectType) : undefined,
    since ? gte(submissions.receivedAt, sql`${since}::timestamp at time zone ${companyTimeZone}`) : undefined,
  );
  const counting = search ? countNewest(database, fits) : storedCounts(database, { projectType, since });
  const wanted = and(fits, status ? eq(submissions.status, status) : undefined);
  const [counts, page] = await Promise.all([counting, readPage(database, wanted, { after, before })]);
  const sums = await fileSums(
    database,
    page.rows.map(({ id }) => id),
  );
  const ofAnyStatus = Object.values(counts).reduce((sum, number) => sum + number, 0);
  const hasMore = search !== '' && ofAnyStatus >= countedUpTo;
  return {
    items: page.rows.map((row) => ({
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
    total: Math.max(status ? counts[status] : ofAnyStatus, page.rows.length),
    counts,
    hasMore,
    before: page.before,
    after: page.after,
  };
}

/** Three characters or more match anywhere; fewer, which no index can find, at the start of a word. */
function fitsSearch(search: string): SQL {
  if (isReference(search.toUpperCase())) return eq(submissions.reference, search.toUpperCase());
  const pattern = containing([...search].length < 3 ? ` ${search}` : search);
  return containsText(submissionSearch, pattern);
}

/** The list's order: the time of arrival to the microsecond, as stored in the database, and the id. */
const position = sql`(${submissions.receivedAt}, ${submissions.id})`;
const microseconds = sql<string>`(extract(epoch from ${submissions.receivedAt}) * 1000000)::bigint`;

async function readPage(
  database: Database,
  wanted: SQL | undefined,
  { after, before }: Pick<SubmissionFilter, 'after' | 'before'>,
) {
  const start = after ?? before;
  const isBackwards = after === null && before !== null;
  const found = await database
    .select({ row: submissions, at: microseconds })
    .from(submissions)
    .where(and(wanted, start === null ? undefined : isBackwards ? newerThan(start) : olderThan(start)))
    .orderBy(...[submissions.receivedAt, submissions.id].map(isBackwards ? asc : desc))
    .limit(listPageSize + 1);
  const goesOn = found.length > listPageSize;
  const shown = found.slice(0, listPageSize);
  if (isBackwards) shown.reverse();
  const positions = shown.map(({ row, at }) => `${at}-${row.id}`);
  const [first = null, last = null] = [positions.at(0), positions.at(-1)];
  const isThere = async (condition: SQL) =>
    (await database.select({ one: sql`1` }).from(submissions).where(and(wanted, condition)).limit(1)).length >
    0;
  const hasNewer = isBackwards
    ? goesOn
    : start !== null && first !== null && (await isThere(newerThan(first)));
  const hasOlder = isBackwards ? last !== null && (await isThere(olderThan(last))) : goesOn;
  return {
    rows: shown.map(({ row }) => row),
    before: hasNewer ? first : null,
    after: hasOlder ? last : null,
  };
}

const newerThan = (start: string) => sql`${position} > ${positionOf(start)}`;
const olderThan = (start: string) => sql`${position} < ${positionOf(start)}`;

function positionOf(text: string): SQL {
  const separator = text.indexOf('-');
  const [at, id] = [text.slice(0, separator), text.slice(separator + 1)];
  return sql`(timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond', ${id}::uuid)`;
}

/** Counts the newest matches by status. */
async function countNewest(database: Database, fits: SQL | undefined): Promise<StatusCounts> {
  const newest = database
    .select({ status: submissions.status })
    .from(submissions)
    .where(fits)
    .orderBy(desc(submissions.receivedAt), desc(submissions.id))
    .limit(countedUpTo)
    .as('newest');
  const rows = await database
    .select({ status: newest.status, number: count() })
    .from(newest)
    .groupBy(newest.status);
  return byStatus((status) => rows.find((row) => row.status === status)?.number ?? 0);
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
