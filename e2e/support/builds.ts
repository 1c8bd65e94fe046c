import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { renderBundleText } from '@title24/remote-kit/registry';
import { workspace } from './site.ts';

/** A copy of the parts' builds, which tests change and publish. */
export interface Builds {
  readonly folder: string;
  /** Changes a part's build as a source change would. The change goes live when it is published. */
  change(part: string, edit: Edit): Promise<void>;
  remove(): Promise<void>;
}

/** Returns a file's new text. `file` is a path such as 'browser/lifecycles.….js'. */
export type Edit = (text: string, file: string) => string;

/** Copies the builds of the given parts, or of all parts. */
export async function copyBuilds(parts?: readonly string[]): Promise<Builds> {
  const from = process.env.PUBLISH_BUILDS_FROM ?? workspace;
  const folder = await mkdtemp(join(tmpdir(), 'title24-builds-'));
  for (const part of parts ?? (await readdir(from))) {
    if (!existsSync(join(from, part, 'dist/production/remote.json'))) continue;
    for (const piece of ['package.json', 'dist/production'])
      await cp(join(from, part, piece), join(folder, part, piece), { recursive: true });
  }
  return {
    folder,
    change: (part, edit) => changeBuild(join(folder, part, 'dist/production'), edit),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Edits a build's scripts and JSON files. As in a new build, files with hashed names are renamed if they change. */
async function changeBuild(folder: string, edit: Edit): Promise<void> {
  const files = new Map<string, string>();
  for (const file of await readdir(folder, { recursive: true }))
    if (/\.(js|cjs|json)$/.test(file)) files.set(file, renderBundleText(await readFile(join(folder, file))));

  const changed = new Set<string>();
  for (const [file, text] of files) {
    const edited = edit(text, file);
    if (edited === text) continue;
    files.set(file, edited);
    changed.add(file);
  }
  if (changed.size === 0) throw new Error(`The edit changed nothing in ${folder}`);
  await renameChanged(folder, files, changed);
  renewTables(files);

  const descriptor = JSON.parse(files.get('remote.json') ?? '');
  const entry = files.get(`browser/${basename(descriptor.url)}`) ?? '';
  descriptor.metadata.integrity = integrityOf(entry);
  files.delete('remote.json');
  for (const [file, text] of files) await writeFile(join(folder, file), text);
  descriptor.files = await listFiles(folder);
  await writeFile(join(folder, 'remote.json'), JSON.stringify(descriptor));
}

/** Updates the chunks' integrity hashes (shared-config/build/integrity-plugin.ts). */
function renewTables(files: Map<string, string>): void {
  const hashes = new Map([...files].map(([file, text]) => [basename(file), integrityOf(text)]));
  for (const [file, text] of files) {
    const renewed = text.replace(/"([\w-]+\.[0-9a-f]{16}\.js)":"sha384-[^"]+"/g, (pair, name: string) => {
      const hash = hashes.get(name);
      return hash ? `"${name}":"${hash}"` : pair;
    });
    files.set(file, renewed);
  }
}

/** Returns the integrity hashes of a build's files by path. */
async function listFiles(folder: string): Promise<Record<string, string>> {
  const found = await readdir(folder, { recursive: true });
  const listed = found.filter((file) => /^(browser|render)\/.*\.(?!(br|map)$)\w+$/.test(file)).sort();
  const contents = await Promise.all(listed.map((file) => readFile(join(folder, file))));
  return Object.fromEntries(listed.map((file, index) => [file, integrityOf(contents[index] as Buffer)]));
}

function integrityOf(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

async function renameChanged(folder: string, files: Map<string, string>, changed: Set<string>) {
  for (const file of changed) {
    const [, oldHash] = /\.([0-9a-f]{16})\.(?:js|json)$/.exec(file) ?? [];
    if (!oldHash) continue;
    const text = files.get(file) ?? '';
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    const newName = join(dirname(file), basename(file).replace(oldHash, hash));
    await rename(join(folder, file), join(folder, newName));
    await rm(join(folder, `${file}.br`), { force: true });
    files.delete(file);
    files.set(newName, text);
    for (const [other, content] of files) {
      if (!content.includes(oldHash)) continue;
      files.set(other, content.replaceAll(oldHash, hash));
      // Moves `other` to the end of the set, because the loop must rename `other` now that its text has changed.
      changed.delete(other);
      changed.add(other);
    }
  }
}
