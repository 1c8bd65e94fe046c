import { createHash } from 'node:crypto';

/** Suffix of the compressed copy of an asset. */
export const compressedSuffix = '.br';

/**
 * Returns the version of a build: its package's version with a hash of the content, so that the same build has the
 * same version on every machine. If the descriptor lists the hashes of all files, only the descriptor is hashed.
 * Compressed copies are ignored, because they differ between brotli versions.
 * @param contents file contents by path within the build: `remote.json` and, if that lists no files, all files
 */
export function buildVersion(packageVersion: string, contents: ReadonlyMap<string, Uint8Array>): string {
  const hash = createHash('sha256');
  for (const [file, content] of contents)
    if (!file.endsWith(compressedSuffix)) hash.update(`/${file}`).update(content);
  return `${packageVersion}+${hash.digest('hex').slice(0, 12)}`;
}
