import { createHash } from 'node:crypto';

/** Suffix of the compressed copy beside an asset. */
export const compressedSuffix = '.br';

/**
 * Returns the version of a build: the version of its package and a hash of its content, so that the same build has
 * the same version wherever it was made. If the descriptor lists the hashes of all files, only the descriptor is
 * hashed; compressed copies, which differ between brotli versions, do not count.
 * @param contents by path within the build: `remote.json` and, if that lists no files, all files
 */
export function buildVersion(packageVersion: string, contents: ReadonlyMap<string, Uint8Array>): string {
  const hash = createHash('sha256');
  for (const [file, content] of contents)
    if (!file.endsWith(compressedSuffix)) hash.update(`/${file}`).update(content);
  return `${packageVersion}+${hash.digest('hex').slice(0, 12)}`;
}
