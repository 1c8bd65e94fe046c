import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandError } from './command-error.ts';
import { dependenciesOf, workspaceDependencies } from './remote-dependencies.ts';

const templates = fileURLToPath(new URL('../template/', import.meta.url));

/** Where a remote is made: in a repository of its own, or as a folder of the site's. */
export type RemotePlace = 'repository' | 'workspace';

interface Options {
  /** Registry name: 'mf-example'. */
  readonly name: string;
  /** Null for a folder of its name. */
  readonly folder: string | null;
  /** Folder or address that has the kit's packages as files; null if a package registry has them. */
  readonly packages: string | null;
  readonly place?: RemotePlace;
}

/**
 * Makes a remote: a page with data, a parcel, a unit test and a browser test. In a folder that has a package.json its
 * dependencies stay.
 * @throws CommandError if the name is none, or something would be overwritten
 */
export function createRemoteFolder({ name, folder: given, packages, place = 'repository' }: Options): void {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new CommandError(
      `'${name}' is no name of a remote. Use small letters, digits and hyphens: mf-example.`,
    );
  const folder = resolve(given ?? name);
  if (existsSync(join(folder, 'remote.config.ts')))
    throw new CommandError(`${folder} holds a remote already. Choose another folder.`);
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
  if (existsSync(file)) throw new CommandError(`${file} is there already. Choose an empty folder.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The package of the template, with what is installed here already, and else what the kit needs. */
function writePackage(file: string, text: string, packages: string | null): void {
  const own = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const made = JSON.parse(text);
  made.dependencies = { ...dependenciesOf(packages), ...own.dependencies };
  writeFileSync(file, packageText(made));
}

const packageText = (content: object) => `${JSON.stringify(content, null, 2)}\n`;
