import { join } from 'node:path';
import type { S3Settings } from '../../../settings/s3-settings.ts';
import type { BlobStore } from './blob-store.ts';
import { FolderBlobStore } from './folder-blob-store.ts';

/** Opens the bucket in `s3` or, if `s3` is null, a folder in `dataDir`. Loads the S3 client only for a bucket. */
export async function openBlobStore({
  s3,
  dataDir,
}: {
  readonly s3: S3Settings | null;
  readonly dataDir: string;
}): Promise<BlobStore> {
  if (!s3) return folderBlobStore(dataDir);
  const [{ s3Client }, { S3BlobStore }] = await Promise.all([
    import('../../../files/s3-client.ts'),
    import('./s3-blob-store.ts'),
  ]);
  return new S3BlobStore(s3Client(s3), s3.bucket);
}

/** Returns the store in the data folder's `registry/blobs`. */
export function folderBlobStore(dataDir: string): FolderBlobStore {
  return new FolderBlobStore(join(dataDir, 'registry', 'blobs'));
}
