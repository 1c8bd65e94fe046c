import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandError } from './command-error.ts';
import { dependenciesOf, workspaceDependencies } from './remote-dependencies.ts';

const templates = fileURLToPath(new URL('../template/', import.meta.url));

/** Where a remote is created: in its own repository, or as a folder in the site's repository. */
export type RemotePlace = 'repository' | 'workspace';

interface Options {
  /** Registry name: 'mf-example'. */
  readonly name: string;
  /** Folder to create; null for a folder with the name of the remote. */
  readonly folder: string | null;
  /** Folder or URL with the kit's packages as files; null if they come from a package registry. */
  readonly packages: string | null;
  readonly place?: RemotePlace;
}

/**
 * Creates a remote with a page, its data, a parcel, a unit test and a browser test. If the folder already has a
 * package.json, its dependencies are kept.
 * @throws CommandError if the name is invalid, or a file would be overwritten
 */
export function createRemoteFolder({ name, folder: given, packages, place = 'repository' }: Options): void {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new CommandError(
      `'${name}' is not a valid name for a remote. Use lowercase letters, digits and hyphens: mf-example.`,
    );
  const folder = resolve(given ?? name);
  if (existsSync(join(folder, 'remote.config.ts')))
    throw new CommandError(`${folder} already contains a remote. Choose another folder.`);
  mkdirSync(folder, { recursive: true });
  const path = name.replace(/^mf-/, '');
  const words: Readonly<Record<string, string>> = {
    NAME: name,
    PATH: path,
    TITLE: path.charAt(0).toUpperCase() + path.slice(1).replaceAll('-', ' '),
  };
  for (const template of ['common', place]) {
    const from = join(templates, template);
    for (const file of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.template')) continue;
      const target = join(folder, file.replace(/\.template$/, '').replace(/^gitignore$/, '.gitignore'));
      const text = readFileSync(join(from, file), 'utf8').replace(
        /__([A-Z]+)__/g,
        (_, word) => words[word] ?? '',
      );
      if (file !== 'package.json.template') writeNew(target, text);
      else if (place === 'repository') writePackage(target, text, packages);
      else writeNew(target, packageText({ ...JSON.parse(text), ...workspaceDependencies() }));
    }
  }
  console.log(`${name} is in ${folder}.${place === 'repository' ? ' Next: npm install, npm test.' : ''}`);
}

function writeNew(file: string, text: string): void {
  if (existsSync(file)) throw new CommandError(`${file} already exists. Choose an empty folder.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Writes package.json from the template, with the packages that the kit needs. Versions in an existing package.json
 * take precedence.
 */
function writePackage(file: string, text: string, packages: string | null): void {
  const own = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const made = JSON.parse(text);
  made.dependencies = { ...dependenciesOf(packages), ...own.dependencies };
  writeFileSync(file, packageText(made));
}

const packageText = (content: object) => `${JSON.stringify(content, null, 2)}\n`;
