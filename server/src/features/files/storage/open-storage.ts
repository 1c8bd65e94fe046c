import path from 'node:path';
import { s3Client } from '../../../platform/files/s3-client.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import type { FileStorage } from './file-storage.ts';
import { LocalStorage } from './local-storage.ts';
import { S3Storage } from './s3-storage.ts';

/** The storage that the settings ask for: a bucket, or `uploads` in the data folder. */
export function openStorage({ s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>): FileStorage {
  return s3 ? new S3Storage(s3Client(s3), s3.bucket) : new LocalStorage(path.join(dataDir, 'uploads'));
}
