import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { node, toolEnvironment, workspace } from '../setup/workspace.mjs';

/**
 * Returns Jest's arguments to run both the tests in the given folders and the tests that import changed files.
 * @param {string[]} paths folder paths from the repository root
 * @param {string[]} changed paths of the changed files
 * @returns {string[]} Jest's arguments
 */
export function selectJestTests(paths, changed) {
  const below = listTests(paths.map((path) => join(workspace, path, '/')));
  // Leaves out deleted files, because the type check finds all code that still imports a deleted file.
  const existing = changed.map((path) => join(workspace, path)).filter((path) => existsSync(path));
  const importing = existing.length > 0 ? listTests(['--findRelatedTests', ...existing]) : [];
  return ['--runTestsByPath', ...new Set([...below, ...importing])];
}

function listTests(args) {
  const jest = join(workspace, 'node_modules/jest/bin/jest.js');
  const { status, stdout, stderr } = spawnSync(
    node,
    [jest, '--listTests', '--json', '--passWithNoTests', ...args],
    {
      cwd: workspace,
      env: toolEnvironment(),
      encoding: 'utf8',
      maxBuffer: 64 * 2 ** 20,
    },
  );
  if (status !== 0) throw new Error(`Jest could not list tests: ${stderr}`);
  return JSON.parse(stdout);
}
