import { policy } from '@title24/shared-domain';
import type * as Tus from 'tus-js-client';

const uploadLifetimeMs = policy.retention.unfinishedUploadHours * 3_600_000;

/** Returns a key that identifies a file across page loads, without its path, which browsers hide. */
export function fingerprintOf({ name, type, size, lastModified }: File): string {
  return `title24 ${[name, type, size, lastModified].join(' ')}`;
}

/** Resumes an earlier upload of the same file, if any. */
export async function resumeEarlierUpload(upload: Tus.Upload): Promise<void> {
  const earlier = await upload.findPreviousUploads().catch(() => []);
  const [newest] = earlier
    .filter(({ creationTime }) => Date.now() - Date.parse(creationTime) < uploadLifetimeMs)
    .sort((a, b) => Date.parse(b.creationTime) - Date.parse(a.creationTime));
  if (newest) upload.resumeFromPreviousUpload(newest);
}

/** Deletes the stored upload URLs of these files, and expired URLs. */
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
