import { join } from 'node:path';
import { s3Client } from '../../../files/s3-client.ts';
import type { S3Settings } from '../../../settings/s3-settings.ts';
import type { BlobStore } from './blob-store.ts';
import { FolderBlobStore } from './folder-blob-store.ts';
import { S3BlobStore } from './s3-blob-store.ts';

/** Opens the store that the settings name: a bucket, or `registry/blobs` in the data folder. */
export function openBlobStore({
  s3,
  dataDir,
}: {
  readonly s3: S3Settings | null;
  readonly dataDir: string;
}): BlobStore {
  return s3
    ? new S3BlobStore(s3Client(s3), s3.bucket)
    : new FolderBlobStore(join(dataDir, 'registry', 'blobs'));
}
