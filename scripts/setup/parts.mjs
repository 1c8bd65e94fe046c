import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the names of the parts (the shell and the remotes), read from package.json. */
export function partsOf(repository) {
  const { workspaces } = readManifest(repository);
  return workspaces.filter((name) => name === 'shell' || name.startsWith('mf-'));
}

/**
 * Returns a one-line message that explains why a part cannot be built.
 * @returns {string | null} null if the part can be built
 */
export function buildProblem(name, repository) {
  const parts = partsOf(repository);
  const folder = join(repository, name);
  if (!/^[a-z][a-z0-9-]*$/.test(name) || !existsSync(join(folder, 'package.json')))
    return `There is no part ${name}. The parts are ${parts.join(', ')}.`;
  if (!parts.includes(name) && !name.startsWith('mf-'))
    return `${name} is not a part. The parts are ${parts.join(', ')}.`;
  if (!parts.includes(name))
    return `${name} is not a workspace yet. Add "${name}" to "workspaces" in package.json, run npm install, and publish it again.`;
  if (readManifest(folder).name !== `@title24/${name}`)
    return `${name}/package.json must have the name @title24/${name}.`;
  return null;
}

function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
