import type * as Tus from 'tus-js-client';

/** The server keeps an upload for a day after its last byte. */
const keptMs = 24 * 3_600_000;

/** Tells a file from others, also after a reload: browsers do not let a page look at where it lies. */
export function fingerprintOf({ name, type, size, lastModified }: File): string {
  return `title24 ${[name, type, size, lastModified].join(' ')}`;
}

/** Has an upload go on where an earlier one of the same file ended, if there is one. */
export async function continueEarlier(upload: Tus.Upload): Promise<void> {
  const earlier = await upload.findPreviousUploads().catch(() => []);
  const [newest] = earlier
    .filter(({ creationTime }) => Date.now() - Date.parse(creationTime) < keptMs)
    .sort((a, b) => Date.parse(b.creationTime) - Date.parse(a.creationTime));
  if (newest) upload.resumeFromPreviousUpload(newest);
}

/** Forgets where files were sent to: they have become part of a submission, or the server has them no more. */
export async function forgetUploads({ defaultOptions }: typeof Tus, files: readonly File[]): Promise<void> {
  const { urlStorage } = defaultOptions;
  if (!urlStorage) return;
  const own = new Set(files.map(fingerprintOf));
  const all = await urlStorage.findAllUploads().catch(() => []);
  for (const { urlStorageKey, creationTime } of all) {
    const [, fingerprint = ''] = urlStorageKey.split('::');
    if (own.has(fingerprint) || Date.now() - Date.parse(creationTime) >= keptMs) {
      await urlStorage.removeUpload(urlStorageKey);
    }
  }
}
