import type { UploadLimits } from '@title24/shared-domain/full-service';
import type { FileOwners } from './owners/file-owners.ts';
import type { ResumableStore } from './resumable/resumable-store.ts';
import type { UploadLocks } from './resumable/upload-locks.ts';
import type { FreeSpace } from './space/free-space.ts';
import type { FileStorage } from './storage/file-storage.ts';
import type { IncomingFolders } from './storage/incoming-folders.ts';
import type { TransferRate } from './transfer-rate.ts';

/** What features that take files build on. */
export interface Files {
  /** Where a feature says that it keeps files. */
  readonly owners: FileOwners;
  readonly incoming: IncomingFolders;
  readonly storage: FileStorage;
  readonly resumable: ResumableStore;
  readonly locks: UploadLocks;
  readonly space: FreeSpace;
  readonly limits: UploadLimits;
  readonly pace: TransferRate;
  /** What files start with: 'waiting' where a virus scanner has to see them first. */
  readonly scanState: 'not-scanned' | 'waiting';
}
