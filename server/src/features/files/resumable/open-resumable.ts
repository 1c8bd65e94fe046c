import type { OpenDatabase } from '../../../platform/db/database.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import type { FreeSpace } from '../space/free-space.ts';
import { FolderResumableStore } from './folder-resumable-store.ts';
import type { ResumableStore } from './resumable-store.ts';
import { SharedResumableStore } from './shared-resumable-store.ts';
import { SharedUploadLocks } from './shared-upload-locks.ts';
import { UploadLocks } from './upload-locks.ts';

interface Options {
  readonly database: OpenDatabase;
  readonly settings: Pick<Settings, 's3' | 'uploadUnfinishedPerClient' | 'processes'>;
  readonly space: FreeSpace;
  readonly folder: string;
}

/**
 * Creates the locks for resumable uploads, and opens the store of the uploads: a bucket that all servers share, or a
 * local folder.
 */
export async function openResumable({ database, settings, space, folder }: Options): Promise<{
  readonly resumable: ResumableStore;
  readonly locks: UploadLocks;
}> {
  const { s3, uploadUnfinishedPerClient: bytesPerClient, processes } = settings;
  const isShared = s3 !== null || processes > 1;
  const locks = isShared ? new SharedUploadLocks(database.connectionString) : new UploadLocks();
  if (!s3) {
    const isInUse = (id: string) => locks.isHeld(id);
    return { resumable: new FolderResumableStore(folder, space, { bytesPerClient, isInUse }), locks };
  }
  const [{ s3Client }, { BucketPieces }] = await Promise.all([
    import('../../../platform/files/s3-client.ts'),
    import('./bucket-pieces.ts'),
  ]);
  const pieces = new BucketPieces(s3Client(s3), s3.bucket);
  return {
    resumable: new SharedResumableStore({
      database,
      pieces,
      space,
      bytesPerClient,
      isDirect: s3.directUrl !== null,
    }),
    locks,
  };
}
