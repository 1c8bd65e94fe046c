import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openSiteDatabase } from '../../../../site-database.ts';
import type { OpenDatabase } from '../../../db/database.ts';
import { type SeededDataDir, seededDataDir } from '../../../db/testing/seeded-data-dir.ts';
import { type TemporaryDataDir, temporaryDataDir } from '../../../db/testing/temporary-data-dir.ts';
import { type SmallBuild, smallBuild, writeSmallBuild } from '../../testing/small-build.ts';
import { publishBuild } from '../publish-builds.ts';
import { byCommand, type PublishTerms } from '../publish-terms.ts';
import { remoteReleases } from '../remote-releases.table.ts';
import { remoteVersions } from '../remote-versions.table.ts';
import { rollBackIn } from '../roll-back.ts';
import { openRegistry } from '../service/open-registry.ts';
import { folderBlobStore } from '../store/open-blob-store.ts';

const silent = { warn: () => undefined, error: () => undefined };

/**
 * Opens a data folder, its database and a workspace before the calling file's tests. Returns helpers that build
 * parts and change the registry.
 */
export function registryMachine() {
  let folder: SeededDataDir;
  let workspace: TemporaryDataDir;
  let db: OpenDatabase;

  beforeAll(async () => {
    folder = await seededDataDir();
    workspace = await temporaryDataDir();
    db = await openSiteDatabase(folder);
  });
  afterAll(async () => {
    await db.close();
    await folder.remove();
    await workspace.remove();
  });

  /** Builds a part whose content contains `text`. */
  const build = (name: string, text: string, more: Partial<SmallBuild> = {}) =>
    writeSmallBuild(workspace.dataDir, smallBuild(name, text, more));
  const options = (terms: PublishTerms) => {
    const { dataDir } = folder;
    return { db, dataDir, workspace: workspace.dataDir, mode: 'production', terms };
  };
  const publish = (name: string, terms: PublishTerms = byCommand) => publishBuild(name, options(terms));

  return {
    get db() {
      return db;
    },
    get dataDir() {
      return folder.dataDir;
    },
    get workspace() {
      return workspace.dataDir;
    },
    get published() {
      return join(folder.dataDir, 'registry');
    },
    build,
    options,
    publish,
    /**
     * Builds, publishes and releases a part.
     *
     * @returns the version
     */
    async release(name: string, text: string, more: Partial<SmallBuild> = {}): Promise<string> {
      await build(name, text, more);
      return (await publish(name)).version;
    },
    /**
     * Makes the previous version of a part live.
     *
     * @param from - the version to withdraw; null for the live one. For a minute after a rollback of the part, null is
     * refused, unless a new version was released since.
     */
    rollBack(name: string, from: string | null = null) {
      const by = { name: 'the command line', reason: '' };
      return db.transaction((transaction) => rollBackIn(transaction, name, { from, to: null, by }));
    },
    /** Opens the registry as a new process does. */
    open(log: Parameters<typeof openRegistry>[0]['log'] = silent, database = db) {
      const { dataDir } = folder;
      const store = folderBlobStore(dataDir);
      return openRegistry({ db: database, dataDir, store, recordAct: async () => undefined, log });
    },
    /** Deletes the blob store, so that lost files of published parts cannot be restored. */
    loseStore: () => rm(join(folder.dataDir, 'registry/blobs'), { recursive: true, force: true }),
    /** Deletes all releases and versions. */
    async reset(): Promise<void> {
      await db.delete(remoteReleases);
      await db.delete(remoteVersions);
    },
  };
}
