import { watch } from 'node:fs';
import { join } from 'node:path';
import { workspace } from './workspace.mjs';

/** Folders with the code that runs in the server process, including the imported folders of shared packages. */
const folders = [
  'server/src',
  'shared-domain/src',
  'embedded-postgres/src',
  ...['contract', 'document', 'registry', 'hot'].map((folder) => `shared-config/${folder}`),
];

/** Milliseconds without writes after which a change counts as complete. A save can write a file more than once. */
const debounceMs = 100;

/**
 * Calls a function after each change to the server's code, for as long as the process runs. Changes to tests do not
 * count.
 */
export function watchServerCode(changed) {
  let timer;
  for (const folder of folders)
    watch(join(workspace, folder), { recursive: true }, (_, file) => {
      if (!/\.(ts|cjs)$/.test(file ?? '') || /\.test\.ts$|(^|\/)testing\//.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(changed, debounceMs);
    });
}
