import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository, without a trailing slash. */
export const workspace = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Path of the Node binary that npm installs in node_modules. */
export const node = join(workspace, 'node_modules/.bin/node');

/** Folder for compiled code, which later processes reuse. Node also works if it cannot write there. */
const compiled = join(workspace, 'node_modules/.cache/compiled');

/** Returns an environment whose PATH starts with the folder of `node` and other tools in node_modules. */
export function toolEnvironment(extra = {}) {
  const tools = join(workspace, 'node_modules/.bin');
  return {
    NODE_COMPILE_CACHE: compiled,
    ...process.env,
    PATH: `${tools}${delimiter}${process.env.PATH}`,
    ...extra,
  };
}

/** Returns the user's Node options, such as `--inspect`, with the options that this repository's programs need. */
export function nodeOptions(given = process.env.NODE_OPTIONS) {
  return [given, '--disable-warning=ExperimentalWarning'].filter(Boolean).join(' ');
}
