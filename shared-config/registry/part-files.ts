import * as v from 'valibot';
import { assetUrlsOf, type RegistryEntry } from '../contract/index.ts';
import { assetType } from './asset-types.ts';

/** Integrity ('sha384-…') of a build's files by path, such as 'browser/x.js' and 'render/render.cjs'. */
export type PartFiles = Readonly<Record<string, string>>;

export const renderBundleFile = 'render/render.cjs';

export const compressedSuffix = '.br';
const sourceMapSuffix = '.map';

/** Returns whether a file is a compressed copy or a source map, which descriptors do not list. */
export function isCompanion(file: string): boolean {
  return file.endsWith(compressedSuffix) || file.endsWith(sourceMapSuffix);
}

const browserFolder = 'browser/';

/**
 * Permitted paths of a build's files except `remote.json`: 'render/render.cjs', and paths below 'browser/'. Names of
 * folders and files consist of letters, digits, '-', '_' and '.', and do not start with '.'.
 */
export const partFileName = v.pipe(
  v.string(),
  v.regex(
    /^(browser(\/[\w-][\w.-]*)+|render\/render\.cjs)$/,
    "is not a name that the site serves (letters, digits, '-', '_' and '.')",
  ),
);

export const partFilesSchema = v.record(
  partFileName,
  v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
);

/** Returns the files whose URLs a descriptor contains, as paths within the build. */
export function namedFiles(entry: Pick<RegistryEntry, 'name' | 'url' | 'extras'>): string[] {
  return assetUrlsOf(entry).map((url) => browserFolder + url.slice(`/assets/${entry.name}/`.length));
}

/** Returns a file's path relative to 'browser/'; null for a file outside of that folder. */
export function assetPath(file: string): string | null {
  return file.startsWith(browserFolder) ? file.slice(browserFolder.length) : null;
}

/** Returns the media type of a build's file, without parameters; null if the registry refuses its type. */
export function servedType(path: string): string | null {
  if (path === renderBundleFile) return 'text/javascript';
  const original = path.endsWith(compressedSuffix) ? path.slice(0, -compressedSuffix.length) : path;
  return assetType(original)?.split(';')[0] ?? null;
}
