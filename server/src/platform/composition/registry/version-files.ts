import { rm } from 'node:fs/promises';
import {
  compressedSuffix,
  contentOf,
  integrityOf,
  partFileName,
  partFilesSchema,
} from '@title24/remote-kit/registry';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../db/database.ts';
import { fileProblem, type PublishedFiles } from './published-files.ts';
import { remoteVersions } from './remote-versions.table.ts';
import type { BlobStore } from './store/blob-store.ts';
import { writeWhole } from './store/write-whole.ts';

/** Subresource Integrity hash and size of a version's file, as recorded in the version's database row. */
export interface VersionFile {
  readonly integrity: string;
  readonly bytes: number;
}

/** All files of a version, including compressed copies and source maps, by path within the build. */
export type VersionBlobs = Readonly<Record<string, VersionFile>>;

const versionFile = v.object({
  integrity: v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

const versionBlobsSchema = v.record(partFileName, versionFile);

interface Options {
  readonly db: Pick<Database, 'execute'>;
  /** The copies on this machine, from which pages are served. */
  readonly local: PublishedFiles;
  readonly store: BlobStore;
}

interface Version {
  readonly name: string;
  readonly version: string;
}

/** Copies published files from the store to this machine and verifies their hashes. */
export class VersionFiles {
  readonly #options: Options;
  readonly #fetching = new Map<string, Promise<string | null>>();

  constructor(options: Options) {
    this.#options = options;
  }

  get store(): BlobStore {
    return this.#options.store;
  }

  get local(): PublishedFiles {
    return this.#options.local;
  }

  /**
   * Fetches a file from the store if it is missing or damaged on this machine.
   *
   * @returns the file's problem, such as 'is missing'; null if this machine now has the valid file
   */
  fetch(version: Version, file: string, { integrity }: VersionFile): Promise<string | null> {
    const target = this.#options.local.pathOf(version, file);
    const running = this.#fetching.get(target);
    if (running) return running;
    const fetching = this.#fetch(target, integrity).finally(() => this.#fetching.delete(target));
    this.#fetching.set(target, fetching);
    return fetching;
  }

  async #fetch(target: string, integrity: string): Promise<string | null> {
    // `fileProblem` remembers verified files, so that a release does not read every file again.
    if ((await fileProblem(target, integrity)) === null) return null;
    const { store } = this.#options;
    const here = await contentOf(target);
    if (here && integrityOf(here) === integrity) return null;
    const content = await store.read(integrity);
    if (!content) return here ? 'is damaged' : 'is missing';
    if (integrityOf(content) !== integrity) return 'is damaged';
    // The old compressed copy may have different content.
    if (!target.endsWith(compressedSuffix)) await rm(target + compressedSuffix, { force: true });
    if (!(await store.linkTo?.(integrity, target))) await writeWhole(target, content);
    return null;
  }

  /**
   * Fetches a part's browser file from any version whose files are still in the store.
   *
   * @param file path below the part's assets
   * @returns whether this machine has the file now
   */
  async fetchAsset(name: string, file: string): Promise<boolean> {
    const path = `browser/${file}`;
    if (!v.is(partFileName, path)) return false;
    const { rows } = await this.#options.db.execute<{ version: string; file: unknown; copy: unknown }>(sql`
      select version, blobs -> ${path} as file, blobs -> ${path + compressedSuffix} as copy from ${remoteVersions}
      where name = ${name} and swept_at is null and blobs ? ${path} limit 1`);
    const [row] = rows;
    if (!row || !v.is(versionFile, row.file)) return false;
    const version = { name, version: row.version };
    if ((await this.fetch(version, path, row.file)) !== null) return false;
    if (v.is(versionFile, row.copy)) await this.fetch(version, path + compressedSuffix, row.copy);
    return true;
  }
}

/** Returns the two file lists in a version's row; null if one of them is malformed. */
export function recordedFiles(row: { readonly files: unknown; readonly blobs: unknown }) {
  const files = v.safeParse(partFilesSchema, row.files);
  const blobs = v.safeParse(versionBlobsSchema, row.blobs);
  return files.success && blobs.success ? { files: files.output, blobs: blobs.output } : null;
}
