import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, without a trailing slash. */
export const workspace = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** The Node version that the product installs (package.json, dependencies). */
export const node = join(workspace, 'node_modules/.bin/node');

/** Cache of compiled code, which later processes reuse; Node works without it if it cannot write there. */
const compiled = join(workspace, 'node_modules/.cache/compiled');

/** Returns an environment in which `node` and the installed tools are the product's own. */
export function toolEnvironment(extra = {}) {
  const tools = join(workspace, 'node_modules/.bin');
  return {
    NODE_COMPILE_CACHE: compiled,
    ...process.env,
    PATH: `${tools}${delimiter}${process.env.PATH}`,
    ...extra,
  };
}

/** Returns the options that the caller set for Node, such as `--inspect`, with those of the product. */
export function nodeOptions(given = process.env.NODE_OPTIONS) {
  return [given, '--disable-warning=ExperimentalWarning'].filter(Boolean).join(' ');
}
