import * as v from 'valibot';
import { assetUrlsOf, type RegistryEntry } from '../contract/index.ts';
import { compressedSuffix } from './build-version.ts';

/** A build's files: integrity ('sha384-…') by path within the build, such as 'browser/x.js' and 'render/render.cjs'. */
export type PartFiles = Readonly<Record<string, string>>;

export const renderBundleFile = 'render/render.cjs';

/** Suffix of a script's source map, for developer tools. */
const sourceMapSuffix = '.map';

/** Whether a file accompanies another one and is not listed. */
export function isCompanion(file: string): boolean {
  return file.endsWith(compressedSuffix) || file.endsWith(sourceMapSuffix);
}

const browserFolder = 'browser/';

/** Allowed paths within a build: letters, digits, '-', '_' and '.'. */
export const partFileName = v.pipe(v.string(), v.regex(/^(browser(\/[\w-][\w.-]*)+|render\/render\.cjs)$/));

/** Schema of {@link PartFiles} in `remote.json` and in the registry. */
export const partFilesSchema = v.record(
  partFileName,
  v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
);

/** Returns the files that a descriptor names, as paths within the build. */
export function namedFiles(entry: Pick<RegistryEntry, 'name' | 'url' | 'extras'>): string[] {
  return assetUrlsOf(entry).map((url) => browserFolder + url.slice(`/assets/${entry.name}/`.length));
}

/** Returns a browser file's path below the part's assets; null for a file of the server. */
export function assetPath(file: string): string | null {
  return file.startsWith(browserFolder) ? file.slice(browserFolder.length) : null;
}
