import type { UploadLimits } from '@title24/shared-domain/full-service';
import type { FileOwners } from './owners/file-owners.ts';
import type { ResumableStore } from './resumable/resumable-store.ts';
import type { UploadLocks } from './resumable/upload-locks.ts';
import type { FreeSpace } from './space/free-space.ts';
import type { FileStorage } from './storage/file-storage.ts';
import type { IncomingFolders } from './storage/incoming-folders.ts';
import type { TransferRate } from './transfer-rate.ts';

/** Services for features that receive files. */
export interface Files {
  readonly owners: FileOwners;
  readonly incoming: IncomingFolders;
  readonly storage: FileStorage;
  readonly resumable: ResumableStore;
  readonly locks: UploadLocks;
  readonly space: FreeSpace;
  readonly limits: UploadLimits;
  readonly pace: TransferRate;
  /** Initial scan state of new files: 'waiting' if a virus scanner is configured. */
  readonly scanState: 'not-scanned' | 'waiting';
}
