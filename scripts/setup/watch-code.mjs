import { watch } from 'node:fs';
import { join } from 'node:path';
import { workspace } from './workspace.mjs';

const folders = [
  'server/src',
  'shared-domain/src',
  'embedded-postgres/src',
  ...['contract', 'document', 'registry', 'hot'].map((folder) => `shared-config/${folder}`),
];

/** A change counts as complete after this time without writes, because a save can write a file repeatedly. */
const debounceMs = 100;

/** Calls a function after each change to the server's code. Changes to tests do not count. */
export function watchServerCode(changed) {
  let timer;
  for (const folder of folders)
    watch(join(workspace, folder), { recursive: true }, (_, file) => {
      if (!/\.(ts|cjs)$/.test(file ?? '') || /\.test\.ts$|(^|\/)testing\//.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(changed, debounceMs);
    });
}
