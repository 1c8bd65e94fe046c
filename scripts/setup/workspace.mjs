import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, without a trailing slash. */
export const workspace = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** The Node version that the product installs (package.json, dependencies). */
export const node = join(workspace, 'node_modules/.bin/node');

/** Returns an environment in which `node` and the installed tools are the product's own. */
export function toolEnvironment(extra = {}) {
  const tools = join(workspace, 'node_modules/.bin');
  return { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH}`, ...extra };
}
