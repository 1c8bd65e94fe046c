import path from 'node:path';
import type { Settings } from '../../../platform/settings/settings.ts';
import type { FileStorage } from './file-storage.ts';
import { LocalStorage } from './local-storage.ts';

/** Opens the configured storage: a bucket, or the folder `uploads` in the data folder. */
export async function openStorage({ s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>): Promise<FileStorage> {
  if (!s3) return new LocalStorage(path.join(dataDir, 'uploads'));
  const [{ s3Client }, { S3Storage }] = await Promise.all([
    import('../../../platform/files/s3-client.ts'),
    import('./s3-storage.ts'),
  ]);
  return new S3Storage(s3Client(s3), s3.bucket, s3.directUrl !== null);
}
