import { cpSync, existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { workspace } from '../setup/workspace.mjs';

/** Files that a production site never loads. */
const unread = [
  /\.(d\.[cm]?ts|map|md|markdown|flow)$/,
  // React's builds for development and for other runtimes.
  /\.(development|profiling|browser|bun|edge)\.\w/,
  // Playwright's user interfaces, such as its trace viewer.
  /\/lib\/vite$/,
  // Font weights that PDFs do not use.
  /\/\d00(?!(Regular|Bold)(\/|$))/,
];

/**
 * Copies installed packages and their dependencies, so that code in `folder` can import them.
 * @param {readonly string[]} names packages that the server depends on
 * @param {string} folder folder that receives `node_modules`
 */
export function copyPackages(names, folder) {
  const copied = new Set();
  const copy = (name, from, isOptional) => {
    const found = findPackage(name, from);
    if (!found && isOptional) return;
    if (!found) throw new Error(`${name}, which ${from} needs, is not installed. Run npm ci and try again.`);
    if (copied.has(found)) return;
    const manifest = JSON.parse(readFileSync(join(found, 'package.json'), 'utf8'));
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = manifest;
    copied.add(found);
    // If two versions of a package are installed, one is nested in another package. The nesting is preserved.
    const place = relative(workspace, found).replace(/^server\//, '');
    cpSync(found, join(folder, place), {
      recursive: true,
      filter: (file) =>
        !unread.some((pattern) => pattern.test(`/${relative(found, file)}`)) &&
        !(file !== found && file.startsWith(`${found}/node_modules`)),
    });
    for (const each of Object.keys(dependencies ?? {})) copy(each, found, optionalDependencies?.[each]);
    for (const each of Object.keys(optionalDependencies ?? {})) copy(each, found, true);
    for (const each of Object.keys(peerDependencies ?? {}))
      copy(each, found, peerDependenciesMeta?.[each]?.optional);
  };
  for (const name of names) copy(name, join(workspace, 'server'), false);
}

function findPackage(name, from) {
  for (let folder = from; folder.startsWith(workspace); folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) return realpathSync(place);
  }
  return null;
}
