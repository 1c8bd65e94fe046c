import { SourceMap } from 'node:module';
import type { PartFailure } from '@title24/shared-domain';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { siteClock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import type { BlobStore } from '../registry/store/blob-store.ts';
import { recordedFiles } from '../registry/version-files.ts';
import { versionRow } from '../registry/version-rows.ts';
import { partFailures } from './part-failures.table.ts';

/** Maximum number of different failures that are recorded for a version. */
const maxTraces = 20;

interface Failure {
  readonly name: string;
  readonly version: string;
  /** Result of failureTrace (failure-trace.ts). */
  readonly trace: string;
}

/**
 * Records a failure of a version in a browser. If the version already has {@link maxTraces} different failures, the new
 * one replaces the rarest of them.
 */
export async function recordFailure(db: Database, { name, version, trace }: Failure): Promise<void> {
  const now = siteClock.now();
  const isOneOf = and(eq(partFailures.name, name), eq(partFailures.version, version));
  const { rowCount } = await db
    .update(partFailures)
    .set({ count: sql`${partFailures.count} + 1`, lastAt: now })
    .where(and(isOneOf, eq(partFailures.trace, trace)));
  if (rowCount) return;
  if ((await db.$count(partFailures, isOneOf)) >= maxTraces) {
    const rarest = db
      .select({ trace: partFailures.trace })
      .from(partFailures)
      .where(isOneOf)
      .orderBy(partFailures.count, partFailures.lastAt)
      .limit(1);
    await db.delete(partFailures).where(and(isOneOf, inArray(partFailures.trace, rarest)));
  }
  await db
    .insert(partFailures)
    .values({ name, version, trace, firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: [partFailures.name, partFailures.version, partFailures.trace],
      set: { count: sql`${partFailures.count} + 1`, lastAt: now },
    });
}

/** Maximum number of failures in a list. */
const maxListed = 50;

/** Returns a part's failures, latest first. If a version has source maps, its failures contain source locations. */
export async function listFailures(db: Database, store: BlobStore, name: string): Promise<PartFailure[]> {
  const rows = await db
    .select()
    .from(partFailures)
    .where(eq(partFailures.name, name))
    .orderBy(desc(partFailures.lastAt))
    .limit(maxListed);
  const sourceOf = sourceFinder(db, store, name);
  return Promise.all(
    rows.map(async ({ version, trace, count, firstAt, lastAt }) => {
      const [kind = '', ...frames] = trace.split('\n');
      return {
        version,
        kind,
        places: await Promise.all(frames.map((frame) => sourceOf(version, frame))),
        count,
        firstAt: firstAt.toISOString(),
        lastAt: lastAt.toISOString(),
      };
    }),
  );
}

/**
 * Returns a function that finds the source location of a location in a version's file, such as 'x.js:1:20'. If the file's
 * source map has none, the function returns the given location. Source maps are stored with the other files of the
 * versions, and served only under `npm run dev`.
 */
function sourceFinder(db: Database, store: BlobStore, name: string) {
  const maps = new Map<string, Promise<SourceMap | null>>();

  async function readMap(version: string, file: string): Promise<SourceMap | null> {
    const row = await versionRow(db, { name, version });
    const blob = row && recordedFiles(row)?.blobs[`browser/${file}.map`];
    const content = blob && (await store.read(blob.integrity));
    return content ? new SourceMap(JSON.parse(content.toString())) : null;
  }

  return async (version: string, place: string): Promise<string> => {
    const [file = '', line, column] = place.split(':');
    const key = `${version} ${file}`;
    const reading = maps.get(key) ?? readMap(version, file).catch(() => null);
    maps.set(key, reading);
    const found = (await reading)?.findEntry(Number(line) - 1, Number(column) - 1);
    // Some locations have no source, such as code that the bundler added.
    if (!found || !('originalSource' in found) || !found.originalSource) return place;
    return `${found.originalSource.replace(/^webpack:\/\/[^/]*\/(?:\.\/)?/, '')}:${found.originalLine + 1}`;
  };
}
