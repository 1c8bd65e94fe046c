import { createHash } from 'node:crypto';

export const compressedSuffix = '.br';

/**
 * Returns the package's version with a hash of the build's content. Ignores compressed copies, which differ
 * between brotli versions, so that equal builds have equal versions on every machine.
 * @param contents file contents by path within the build: only `remote.json` if it lists the build's files; otherwise
 * all files
 */
export function buildVersion(packageVersion: string, contents: ReadonlyMap<string, Uint8Array>): string {
  const hash = createHash('sha256');
  for (const [file, content] of contents)
    if (!file.endsWith(compressedSuffix)) hash.update(`/${file}`).update(content);
  return `${packageVersion}+${hash.digest('hex').slice(0, 12)}`;
}
