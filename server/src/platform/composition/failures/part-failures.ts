import { SourceMap } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { PartFailure } from '@title24/shared-domain';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { siteClock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import type { BlobStore } from '../registry/store/blob-store.ts';
import { recordedFiles } from '../registry/version-files.ts';
import { versionRow } from '../registry/version-rows.ts';
import { partFailures } from './part-failures.table.ts';

/** Maximum number of different failures per version. */
const maxTraces = 20;

interface Failure {
  readonly name: string;
  readonly version: string;
  readonly trace: string;
}

/**
 * Records that a version failed in a browser. If the limit {@link maxTraces} is reached, a new kind of failure replaces
 * the rarest.
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

const maxListed = 50;

/** Maximum size of a decompressed source map in bytes. */
const maxMapBytes = 16 * 1024 ** 2;

/**
 * Returns a part's latest failures, newest first, up to the limit {@link maxListed}. They have source locations if the
 * version has source maps.
 */
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
 * Returns a function that converts a location such as 'x.js:1:20' to its source location. A location without
 * a known source is returned unchanged.
 */
function sourceFinder(db: Database, store: BlobStore, name: string) {
  const maps = new Map<string, Promise<SourceMap | null>>();

  async function readMap(version: string, file: string): Promise<SourceMap | null> {
    const row = await versionRow(db, { name, version });
    const blob = row && recordedFiles(row)?.blobs[`browser/${file}.map`];
    const content = blob && (await store.read(blob.integrity));
    if (!content) return null;
    // Builds without the kit do not compress maps. The first byte tells the difference between gzip and JSON.
    const map = content[0] === 0x1f ? gunzipSync(content, { maxOutputLength: maxMapBytes }) : content;
    return new SourceMap(JSON.parse(map.toString()));
  }

  return async (version: string, place: string): Promise<string> => {
    const [file = '', line, column] = place.split(':');
    const key = `${version} ${file}`;
    const reading = maps.get(key) ?? readMap(version, file).catch(() => null);
    maps.set(key, reading);
    const found = (await reading)?.findEntry(Number(line) - 1, Number(column) - 1);
    // Without a source map, and for code that the bundler added, no source is known.
    if (!found || !('originalSource' in found) || !found.originalSource) return place;
    return `${found.originalSource.replace(/^webpack:\/\/[^/]*\/(?:\.\/)?/, '')}:${found.originalLine + 1}`;
  };
}
