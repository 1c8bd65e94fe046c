import { assetType } from './asset-types.ts';
import { compressedSuffix } from './build-version.ts';
import { renderBundleFile } from './part-files.ts';

/** Returns the media type of a build's file, without parameters; null if the registry refuses its type. */
export function servedType(path: string): string | null {
  if (path === renderBundleFile) return 'text/javascript';
  const original = path.endsWith(compressedSuffix) ? path.slice(0, -compressedSuffix.length) : path;
  return assetType(original)?.split(';')[0] ?? null;
}
