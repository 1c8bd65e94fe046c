import { policy } from '@title24/shared-domain';
import type * as Tus from 'tus-js-client';

const uploadLifetimeMs = policy.retention.unfinishedUploadHours * 3_600_000;

/** Returns a key that identifies a file across page loads. Browsers hide the file's path, so the key omits it. */
export function fingerprintOf({ name, type, size, lastModified }: File): string {
  return `title24 ${[name, type, size, lastModified].join(' ')}`;
}

/** Makes `upload` continue the newest unexpired earlier upload of its file, if any. Does not start `upload`. */
export async function resumeEarlierUpload(upload: Tus.Upload): Promise<void> {
  const earlier = await upload.findPreviousUploads().catch(() => []);
  const [newest] = earlier
    .filter(({ creationTime }) => Date.now() - Date.parse(creationTime) < uploadLifetimeMs)
    .sort((a, b) => Date.parse(b.creationTime) - Date.parse(a.creationTime));
  if (newest) upload.resumeFromPreviousUpload(newest);
}

/** Deletes the upload URLs that this browser has stored for `files`, and all expired ones. */
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
