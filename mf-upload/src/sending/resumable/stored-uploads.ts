import { policy } from '@title24/shared-domain';
import type * as Tus from 'tus-js-client';

const uploadLifetimeMs = policy.retention.unfinishedUploadHours * 3_600_000;

/** Identifies a file, even after a reload: browsers do not reveal its path. */
export function fingerprintOf({ name, type, size, lastModified }: File): string {
  return `title24 ${[name, type, size, lastModified].join(' ')}`;
}

/** Continues where an earlier upload of the same file ended, if there is one. */
export async function resumeEarlierUpload(upload: Tus.Upload): Promise<void> {
  const earlier = await upload.findPreviousUploads().catch(() => []);
  const [newest] = earlier
    .filter(({ creationTime }) => Date.now() - Date.parse(creationTime) < uploadLifetimeMs)
    .sort((a, b) => Date.parse(b.creationTime) - Date.parse(a.creationTime));
  if (newest) upload.resumeFromPreviousUpload(newest);
}

/** Forgets the uploads of files: they have become part of a submission, or the server no longer has them. */
export async function forgetUploads({ defaultOptions }: typeof Tus, files: readonly File[]): Promise<void> {
  const { urlStorage } = defaultOptions;
  if (!urlStorage) return;
  const own = new Set(files.map(fingerprintOf));
  const all = await urlStorage.findAllUploads().catch(() => []);
  for (const { urlStorageKey, creationTime } of all) {
    const [, fingerprint = ''] = urlStorageKey.split('::');
    if (own.has(fingerprint) || Date.now() - Date.parse(creationTime) >= uploadLifetimeMs) {
      await urlStorage.removeUpload(urlStorageKey);
    }
  }
}
