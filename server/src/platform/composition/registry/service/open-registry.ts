import type { Database } from '../../../db/database.ts';
import type { EndedCanary } from '../canary/canary-records.ts';
import type { ReleaseTrial } from '../gates/candidate.ts';
import { LiveRegistry } from '../live-registry.ts';
import { PublishedFiles } from '../published-files.ts';
import type { BlobStore } from '../store/blob-store.ts';
import { VersionFiles } from '../version-files.ts';
import { type RecordAct, RegistryService } from './registry-service.ts';

interface Options {
  readonly db: Database;
  readonly dataDir: string;
  readonly store: BlobStore;
  /** Records changes in the audit log. */
  readonly recordAct: RecordAct;
  /** Called after the end of a canary. */
  readonly canaryEnded?: (ended: EndedCanary) => void;
  readonly log: ConstructorParameters<typeof LiveRegistry>[0]['log'];
  /**
   * Returns the trials that a version must pass before its release. `local` reads the published files on this machine.
   */
  readonly trialsOf?: (local: PublishedFiles, registry: LiveRegistry) => readonly ReleaseTrial[];
}

/** Opens the registry: the live versions, their files, and the service that changes them. */
export function openRegistry(options: Options) {
  const { db, dataDir, store, recordAct, canaryEnded, log, trialsOf } = options;
  const local = new PublishedFiles(dataDir);
  const files = new VersionFiles({ db, local, store });
  const live = new LiveRegistry({ db, files, log });
  const service = new RegistryService({
    db,
    files,
    registry: live,
    record: recordAct,
    ...(trialsOf && { trials: trialsOf(local, live) }),
    changed: (name) => live.refresh(name),
    ...(canaryEnded && { canaryEnded }),
  });
  return { files, live, service };
}
