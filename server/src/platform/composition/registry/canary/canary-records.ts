import { canaryLimits, type ListedCanary } from '@title24/shared-domain';
import { and, desc, eq, inArray, isNotNull, isNull, not, type SQLWrapper, sql } from 'drizzle-orm';
import { siteClock } from '../../../clock/clock.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { type CanaryCounts, isSlow } from './canary-rule.ts';
import { canaryVisitors, remoteCanaries } from './remote-canaries.table.ts';

export type Canary = typeof remoteCanaries.$inferSelect;

/** How a canary ended, and who ended it. */
export interface CanaryEnd {
  readonly outcome: NonNullable<Canary['outcome']>;
  readonly by: string;
  readonly reason: string;
}

export interface EndedCanary extends CanaryEnd {
  readonly name: string;
  readonly version: string;
  readonly control: string;
}

/** Returns the running canaries, at most one per part. */
export function runningCanaries(db: Database | Transaction, name?: string): Promise<Canary[]> {
  const isOfPart = name === undefined ? undefined : eq(remoteCanaries.name, name);
  return db
    .select()
    .from(remoteCanaries)
    .where(and(isNull(remoteCanaries.endedAt), isOfPart));
}

/** Returns whether a version is or was a canary that has not been promoted. */
export async function isOnlyCanary(db: Database, name: string, version: string): Promise<boolean> {
  const isOfVersion = and(eq(remoteCanaries.name, name), eq(remoteCanaries.version, version));
  const isNotPromoted = sql`${remoteCanaries.outcome} is distinct from 'promoted'`;
  return (await db.$count(remoteCanaries, and(isOfVersion, isNotPromoted))) > 0;
}

/**
 * Ends the running canary of a part.
 *
 * @param part if `id` is given, only the canary with this id is ended
 * @returns null if no such canary is running
 */
export async function endCanary(
  transaction: Transaction,
  part: { readonly name: string; readonly id?: number },
  end: CanaryEnd,
): Promise<EndedCanary | null> {
  const isMeant = part.id === undefined ? undefined : eq(remoteCanaries.id, part.id);
  const [ended] = await transaction
    .update(remoteCanaries)
    .set({ endedAt: siteClock.now(), outcome: end.outcome, endedBy: end.by, endedReason: end.reason })
    .where(and(eq(remoteCanaries.name, part.name), isNull(remoteCanaries.endedAt), isMeant))
    .returning();
  return ended ? { ...end, name: ended.name, version: ended.version, control: ended.control } : null;
}

/**
 * Records a page load.
 *
 * @param visitor `opened` says whether the page belongs to the canary's part
 */
export async function recordVisitor(
  db: Database,
  canaryId: number,
  { visitor, isOnCanary, opened }: Omit<typeof canaryVisitors.$inferInsert, 'canaryId' | 'failed'>,
): Promise<void> {
  await db
    .insert(canaryVisitors)
    .values({ canaryId, visitor, isOnCanary, opened })
    .onConflictDoUpdate({
      target: [canaryVisitors.canaryId, canaryVisitors.visitor],
      set: { opened: sql`${canaryVisitors.opened} or excluded.opened` },
    });
}

/**
 * Records that the canary or the live version failed in a visitor's browser.
 *
 * @returns false if the visitor has loaded no page or already has a recorded failure
 */
export async function recordVisitorFailure(
  db: Database,
  canaryId: number,
  visitor: string,
): Promise<boolean> {
  const isCounted = and(
    eq(canaryVisitors.canaryId, canaryId),
    eq(canaryVisitors.visitor, visitor),
    eq(canaryVisitors.failed, false),
  );
  const { rowCount } = await db.update(canaryVisitors).set({ failed: true, opened: true }).where(isCounted);
  return rowCount === 1;
}

/** Deletes the visitors of canaries that have ended. */
export async function forgetVisitors(db: Database): Promise<void> {
  const ended = db
    .select({ id: remoteCanaries.id })
    .from(remoteCanaries)
    .where(isNotNull(remoteCanaries.endedAt));
  await db.delete(canaryVisitors).where(inArray(canaryVisitors.canaryId, ended));
}

/** Counts the visitors who opened a page of the canary's part or had a failure. */
export async function countVisitors(db: Database, { id }: Pick<Canary, 'id'>): Promise<CanaryCounts> {
  const { isOnCanary, failed } = canaryVisitors;
  const countOf = (...conditions: SQLWrapper[]) =>
    sql<number>`(count(*) filter (where ${and(...conditions)}))::int`;
  const [counts] = await db
    .select({
      visitors: countOf(isOnCanary),
      failed: countOf(isOnCanary, failed),
      controlVisitors: countOf(not(isOnCanary)),
      controlFailed: countOf(not(isOnCanary), failed),
    })
    .from(canaryVisitors)
    .where(and(eq(canaryVisitors.canaryId, id), canaryVisitors.opened));
  return counts as CanaryCounts;
}

const hourMs = 3_600_000;

/** Returns the hours since a canary's start. */
export const hoursOf = ({ startedAt }: Pick<Canary, 'startedAt'>): number =>
  (siteClock.now().getTime() - startedAt.getTime()) / hourMs;

/** Returns a part's canaries, newest first. */
export async function listCanaries(db: Database, name: string, limit: number): Promise<ListedCanary[]> {
  const rows = await db
    .select()
    .from(remoteCanaries)
    .where(eq(remoteCanaries.name, name))
    .orderBy(desc(remoteCanaries.id))
    .limit(limit);
  return Promise.all(
    rows.map(async ({ id, name: _, startedAt, endedAt, ...row }) => {
      const counts = endedAt ? null : await countVisitors(db, { id });
      return {
        ...row,
        startedAt: startedAt.toISOString(),
        endedAt: endedAt?.toISOString() ?? null,
        progress: counts && {
          ...counts,
          endsAt: new Date(startedAt.getTime() + canaryLimits.hours * hourMs).toISOString(),
          isSlow: isSlow(counts, hoursOf({ startedAt })),
        },
      };
    }),
  );
}
