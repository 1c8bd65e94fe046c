import type { Settings } from '../../settings/settings.ts';
import { LocalStorage } from './local-storage.ts';
import { s3Client } from './s3-client.ts';
import { S3Storage } from './s3-storage.ts';
import type { SubmissionStorage } from './submission-storage.ts';

/** The storage that the settings ask for; `root` is the folder of uploads on this machine. */
export function openStorage({ s3 }: Pick<Settings, 's3'>, root: string): SubmissionStorage {
  return s3 ? new S3Storage(s3Client(s3), s3.bucket) : new LocalStorage(root);
}
