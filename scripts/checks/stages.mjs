import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkApiReport } from '../kit/api-report.mjs';
import { build } from '../setup/build.mjs';
import { node, toolEnvironment, workspace } from '../setup/workspace.mjs';
import { rerunJest, runJest } from './jest-run.mjs';
import { rerunPlaywright, runPlaywright } from './playwright-run.mjs';
import { runTool } from './run-tool.mjs';
import { checkTypes } from './type-checks.mjs';

/**
 * The stages of a run. Each returns `tests`. Stages that run test files for the first time also return
 * `files`, each with its duration in `ms`. A test has `file` (null if it belongs to no file), `title` (null
 * for a whole file) and `passed`. A failed test with a file also has `message`.
 */
export const stages = {
  'format and lint': ({ files }) => asOutcome('format and lint', formatAndLint(files)),
  'import directions': ({ folders }) =>
    asOutcome('import directions', cruise('.dependency-cruiser.mjs', folders)),
  'circles of folders': ({ folders }) =>
    asOutcome('circles of folders', cruise('.dependency-cruiser.folders.mjs', folders)),
  'API report of the kit': () => asOutcome('API report of the kit', checkApiReport()),
  'unused code': () => asOutcome('unused code', runTool('knip/bin/knip.js', ['--no-progress'])),
  types: ({ packages }) => ({ tests: checkTypes(packages) }),
  builds: async ({ scripts }) => asOutcome('builds', await buildAll(scripts)),
  screens: ({ folder }) => asOutcome(`screens of ${folder}`, checkScreens(folder)),
  'unit and integration tests': runJest,
  'end-to-end tests': runPlaywright,
  'unit and integration tests, again': rerunJest,
  'end-to-end tests, again': rerunPlaywright,
};

function formatAndLint(files) {
  const existing = files.filter((file) => existsSync(join(workspace, file)));
  if (existing.length === 0) return true;
  return runTool('@biomejs/biome/bin/biome', [
    'ci',
    '--error-on-warnings',
    '--no-errors-on-unmatched',
    ...existing,
  ]);
}

async function buildAll(scripts) {
  for (const script of scripts) if (!(await build({ script }))) return false;
  return true;
}

function checkScreens(folder) {
  const command = join(workspace, 'shared-config/cli/remote.ts');
  const { status } = spawnSync(node, [command, 'screens'], {
    cwd: join(workspace, folder),
    env: toolEnvironment(),
    stdio: 'inherit',
  });
  return status === 0;
}

function cruise(config, folders) {
  return runTool('dependency-cruiser/bin/dependency-cruiser.mjs', ['--config', config, ...folders]);
}

function asOutcome(title, passed) {
  return { tests: [{ file: null, title, passed }] };
}
