import type { BuiltPart } from '../built-part.ts';
import { integrityOf } from '../file-integrity.ts';
import type { VersionManifest } from '../registry-schemas.ts';
import { servedType } from '../served-type.ts';

/** The commit from which a build was made. */
export interface BuildSource {
  readonly commit: string;
}

/** Returns the manifest of a build for the registry service. Send the build's files before the manifest. */
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
