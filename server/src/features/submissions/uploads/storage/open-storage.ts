import path from 'node:path';
import { s3Client } from '../../../../platform/files/s3-client.ts';
import type { Settings } from '../../../../platform/settings/settings.ts';
import { LocalStorage } from './local-storage.ts';
import { S3Storage } from './s3-storage.ts';
import type { SubmissionStorage } from './submission-storage.ts';

/** Returns the configured storage: a bucket, or `uploads` in the data folder. */
export function openStorage({ s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>): SubmissionStorage {
  return s3 ? new S3Storage(s3Client(s3), s3.bucket) : new LocalStorage(path.join(dataDir, 'uploads'));
}
