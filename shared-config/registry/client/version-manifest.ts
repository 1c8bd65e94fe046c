import type { BuiltPart } from '../built-part.ts';
import { integrityOf } from '../file-integrity.ts';
import type { VersionManifest } from '../registry-schemas.ts';
import { servedType } from '../served-type.ts';

/** The commit that a build was made from. */
export interface BuildSource {
  readonly commit: string;
  readonly repository?: string | undefined;
}

/** Returns a build's manifest for the registry service; the build's files are sent as blobs first. */
export function versionManifestOf(
  { entry, contents }: BuiltPart,
  source: BuildSource | null,
): VersionManifest {
  const files = [...contents].map(([path, content]) => ({
    path,
    integrity: integrityOf(content),
    bytes: content.byteLength,
    type: servedType(path) ?? '',
  }));
  return { descriptor: entry, files, ...(source && { source }) };
}
