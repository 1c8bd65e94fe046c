import type { Database } from '../../../db/database.ts';
import type { ReleaseTrial } from '../gates/candidate.ts';
import { LiveRegistry, type RegistryReader } from '../live-registry.ts';
import { PublishedFiles } from '../published-files.ts';
import type { RegistryKey } from '../signing/registry-key.ts';
import type { BlobStore } from '../store/blob-store.ts';
import { VersionFiles } from '../version-files.ts';
import { type RecordAct, RegistryService } from './registry-service.ts';

interface Options {
  readonly db: Database;
  readonly dataDir: string;
  readonly store: BlobStore;
  /** Writes what is done to the audit log. */
  readonly recordAct: RecordAct;
  readonly log: ConstructorParameters<typeof LiveRegistry>[0]['log'];
  /** What the registry's documents are signed with; without it none are. */
  readonly key?: RegistryKey | undefined;
  /** What stands before the registry, such as what it was when the database was last there. */
  readonly readBy?: (read: LiveRegistry) => RegistryReader;
  /** What tries a version out before it may go live, from this machine's copies of its files. */
  readonly trialsOf?: (opened: OpenedFiles) => readonly ReleaseTrial[];
}

interface OpenedFiles {
  readonly local: PublishedFiles;
  readonly live: LiveRegistry;
  readonly registry: RegistryReader;
}

/** The registry of this process: what is live, its files, and the service that changes it. */
export function openRegistry(options: Options) {
  const { db, dataDir, store, recordAct, log, key, readBy = (read) => read, trialsOf } = options;
  const local = new PublishedFiles(dataDir);
  const files = new VersionFiles({ db, local, store });
  const live = new LiveRegistry({ db, files, log, key });
  const registry = readBy(live);
  const service = new RegistryService({
    db,
    files,
    registry,
    record: recordAct,
    ...(trialsOf && { trials: trialsOf({ local, live, registry }) }),
    changed: () => live.forget(),
  });
  return { files, live, registry, service };
}
