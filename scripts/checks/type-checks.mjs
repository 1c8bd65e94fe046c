import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runLerna } from '../setup/run-lerna.mjs';
import { workspace } from '../setup/workspace.mjs';

/**
 * Checks the types of each package.
 * @returns {{ passed: number, failed: number }} number of packages
 */
export function checkTypes() {
  const { workspaces } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8'));
  const { succeeded, output } = runLerna('typecheck', ['--no-bail']);
  if (succeeded) return { passed: workspaces.length, failed: 0 };
  console.error(output);
  const failed = countFailedTasks(output);
  return { passed: failed > 0 ? workspaces.length - failed : 0, failed: Math.max(failed, 1) };
}

/** Counts the packages that Lerna lists at the end because their script failed: 'lerna-lite ERR!  - @title24/shell'. */
export function countFailedTasks(output) {
  return new Set(output.match(/(?<=^lerna-lite ERR!\s+- )\S+$/gm)).size;
}
