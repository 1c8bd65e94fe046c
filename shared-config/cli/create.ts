import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandError } from './command-error.ts';
import { isUrl, type KitPackages, readKitPackages } from './kit-packages.ts';
import { readFeed } from './read-from-site.ts';
import { dependenciesOf, movedDependencies, workspaceDependencies } from './remote-dependencies.ts';

const templates = fileURLToPath(new URL('../template/', import.meta.url));

/** Where a remote is created: in its own repository, or as a folder in the site's repository. */
export type RemotePlace = 'repository' | 'workspace';

interface Options {
  /** Registry name: 'mf-example'. */
  readonly name: string;
  /** Folder to create; by default, a folder with the remote's name. */
  readonly folder: string | null;
  /** Folder or URL with the kit's packages as files; null in a workspace, or if package.json already lists them. */
  readonly packages: string | null;
  readonly place?: RemotePlace;
  /** Folder of an existing remote to copy; null creates an example. */
  readonly from?: string | null;
}

/** Matches files and folders that are not copied from an existing remote, because the new remote gets its own. */
const remade = /^(node_modules|dist|package\.json|tsconfig\.json)$/;

/**
 * Creates an example remote or copies an existing one. For a remote in its own repository, the folder may already have
 * a package.json. The remote then keeps the dependencies in that file.
 * @throws CommandError before anything is written, in each of these cases:
 * - The name is invalid, or an example would have the name of a remote on the site that serves `packages`.
 * - The folder already contains a remote, or a file that a template would overwrite.
 * - `from` contains no remote of this name, or its remote depends on a site package that `packages` does not offer.
 * - `packages` has no list of the kit's packages.
 * - `packages` is null, and the package.json of a remote in its own repository does not list the kit's packages.
 */
export async function createRemoteFolder({
  name,
  folder: given,
  packages,
  place = 'repository',
  from = null,
}: Options): Promise<void> {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new CommandError(
      `'${name}' is not a valid name for a remote. Use lowercase letters, digits and hyphens: mf-example.`,
    );
  const folder = resolve(given ?? name);
  if (existsSync(join(folder, 'remote.config.ts')))
    throw new CommandError(`${folder} already contains a remote. Choose another folder.`);
  if (from !== null) checkMoved(from, name);
  const files = packages === null ? null : await readKitPackages(packages);
  if (from === null && packages !== null && isUrl(packages)) await checkFree(packages, name);
  const path = name.replace(/^mf-/, '');
  const words: Readonly<Record<string, string>> = {
    NAME: name,
    PATH: path,
    TITLE: path.charAt(0).toUpperCase() + path.slice(1).replaceAll('-', ' '),
  };
  const texts = new Map<string, string>();
  for (const template of from === null ? ['common', place] : [place]) {
    const templateFolder = join(templates, template);
    for (const file of readdirSync(templateFolder, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.template')) continue;
      const target = join(folder, file.replace(/\.template$/, '').replace(/^gitignore$/, '.gitignore'));
      const text = readFileSync(join(templateFolder, file), 'utf8').replace(
        /__([A-Z]+)__/g,
        (_, word) => words[word] ?? '',
      );
      const isPackage = file === 'package.json.template';
      if (existsSync(target) && !(isPackage && place === 'repository'))
        throw new CommandError(`${target} already exists. Choose an empty folder.`);
      texts.set(target, isPackage ? packageText(target, JSON.parse(text), { files, place, from }) : text);
    }
  }
  mkdirSync(folder, { recursive: true });
  if (from !== null)
    cpSync(from, folder, { recursive: true, filter: (file) => !remade.test(basename(file)) });
  for (const [file, text] of texts) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(
    `${name} is in ${folder}.${place === 'repository' ? ' Next: npm install, npx remote dev, npm test.' : ''}`,
  );
}

/** @throws CommandError if the site that serves the packages has a live remote of this name */
async function checkFree(packages: string, name: string): Promise<void> {
  const { origin } = new URL(packages);
  // If the feed cannot be read, the packages probably come from a server that is not a site.
  const feed = await readFeed(origin).catch(() => null);
  if (Object.hasOwn(feed?.microFrontends ?? {}, name))
    throw new CommandError(`${origin} already has a remote ${name}. Choose another name.`);
}

/** @throws CommandError if the folder contains no remote, or a remote with another name */
function checkMoved(from: string, name: string): void {
  const config = join(from, 'remote.config.ts');
  if (!existsSync(config) || !existsSync(join(from, 'package.json')))
    throw new CommandError(
      `${from} contains no remote. Name the folder of its remote.config.ts and package.json.`,
    );
  // The file is not run, because the packages that it imports may not be installed yet.
  const declared = /^ {0,4}name: (['"])(.*?)\1/m.exec(readFileSync(config, 'utf8'))?.[2];
  if (declared !== undefined && declared !== name)
    throw new CommandError(`remote.config.ts says ${declared}. Use that name.`);
}

/** Returns the package.json of a remote, made from the template's. */
function packageText(
  file: string,
  template: object,
  { files, place, from }: Required<Pick<Options, 'place' | 'from'>> & { readonly files: KitPackages | null },
): string {
  if (place === 'workspace') return jsonText({ ...template, ...workspaceDependencies() });
  const own = existsSync(file) ? readPackage(file) : {};
  const moved = from === null ? {} : readPackage(join(from, 'package.json'));
  const dependencies = { ...own.dependencies, ...movedDependencies(moved.dependencies ?? {}, files) };
  return jsonText({
    ...template,
    ...(moved.version && { version: moved.version }),
    dependencies: dependenciesOf(dependencies, files),
  });
}

function readPackage(file: string): {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
} {
  return JSON.parse(readFileSync(file, 'utf8'));
}

const jsonText = (content: object) => `${JSON.stringify(content, null, 2)}\n`;
