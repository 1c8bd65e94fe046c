import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseRegistryEntry, type RegistryEntry } from '../contract/index.ts';
import { assetType, buildVersion, compressedSuffix } from '../registry/index.ts';
import { CommandError } from './command-error.ts';

const descriptorFile = 'remote.json';
const renderBundle = 'render/render.cjs';

export interface PublishedFile {
  /** Within the build: 'browser/x.js'. */
  readonly path: string;
  readonly integrity: string;
  readonly bytes: number;
  /** Media type, without parameters. */
  readonly type: string;
}

/** A build as the registry takes it. */
export interface ReleasedBuild {
  readonly descriptor: RegistryEntry;
  readonly files: readonly PublishedFile[];
  /** Content by integrity. */
  readonly blobs: ReadonlyMap<string, Uint8Array>;
}

/**
 * Reads the production build of the remote in this folder.
 * @throws CommandError if it is not whole
 */
export function readBuild(folder: string): ReleasedBuild {
  const build = join(folder, 'dist/production');
  if (!existsSync(join(build, descriptorFile)))
    throw new CommandError(`${build} holds no build. Run: npx remote build`);
  const contents = new Map<string, Uint8Array>();
  for (const file of [descriptorFile, ...(existsSync(join(build, renderBundle)) ? [renderBundle] : [])])
    contents.set(file, readFileSync(join(build, file)));
  for (const file of browserFiles(build)) contents.set(file, readFileSync(join(build, file)));

  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { files: _, ...descriptor } = JSON.parse(String(contents.get(descriptorFile)));
  descriptor.metadata.version = buildVersion(version, contents);
  const parsed = parseRegistryEntry(descriptor);
  if ('problem' in parsed)
    throw new CommandError(`${build} is not a remote's: ${parsed.problem}. Build it again.`);
  contents.delete(descriptorFile);
  const files = [...contents].map(([path, content]) => fileOf(path, content));
  return {
    descriptor: parsed.entry,
    files,
    blobs: new Map([...contents.values()].map((content) => [integrityOf(content), content])),
  };
}

function browserFiles(build: string): string[] {
  return readdirSync(join(build, 'browser'), { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => relative(build, join(item.parentPath, item.name)).replaceAll(sep, '/'))
    .sort();
}

function fileOf(path: string, content: Uint8Array): PublishedFile {
  const original = path.endsWith(compressedSuffix) ? path.slice(0, -compressedSuffix.length) : path;
  const type = path === renderBundle ? 'text/javascript' : assetType(original)?.split(';')[0];
  if (!type)
    throw new CommandError(`${path} is of a type that the site does not serve. Leave it out of the build.`);
  return { path, integrity: integrityOf(content), bytes: content.byteLength, type };
}

function integrityOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
