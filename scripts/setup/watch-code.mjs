import { watch } from 'node:fs';
import { join } from 'node:path';
import { workspace } from './workspace.mjs';

/** The code of the server's process: its own, and what it imports from the shared packages. */
const folders = [
  'server/src',
  'shared-domain/src',
  'embedded-postgres/src',
  ...['contract', 'document', 'registry', 'hot'].map((folder) => `shared-config/${folder}`),
];

/**
 * A save writes a file more than once: a change is complete once nothing has been written for this long, in
 * milliseconds.
 */
const debounceMs = 100;

/** Calls a function after each change to the server's code, except tests, as long as the process lives. */
export function watchServerCode(changed) {
  let timer;
  for (const folder of folders)
    watch(join(workspace, folder), { recursive: true }, (_, file) => {
      if (!/\.(ts|cjs)$/.test(file ?? '') || /\.test\.ts$|(^|\/)testing\//.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(changed, debounceMs);
    });
}
