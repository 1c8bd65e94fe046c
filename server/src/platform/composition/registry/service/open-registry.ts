import type { Database } from '../../../db/database.ts';
import type { ReleaseTrial } from '../gates/candidate.ts';
import { LiveRegistry, type RegistryReader } from '../live-registry.ts';
import { PublishedFiles } from '../published-files.ts';
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
  /** What tries a release out, reading this machine's files. */
  readonly trial?: (local: PublishedFiles) => ReleaseTrial;
  /** What stands before the registry, such as what it was when the database was last there. */
  readonly readBy?: (read: LiveRegistry) => RegistryReader;
}

/** The registry of this process: what is live, its files, and the service that changes it. */
export function openRegistry({
  db,
  dataDir,
  store,
  recordAct,
  log,
  trial,
  readBy = (read) => read,
}: Options) {
  const files = new VersionFiles({ db, local: new PublishedFiles(dataDir), store });
  const live = new LiveRegistry({ db, files, log });
  const registry = readBy(live);
  const service = new RegistryService({
    db,
    files,
    registry,
    record: recordAct,
    ...(trial && { trial: trial(files.local) }),
    changed: () => live.forget(),
  });
  return { files, live, registry, service };
}
