/**
 * `npm test -w mf-upload`: format, lint, types, and unit and integration tests of the package in the working folder
 * only.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { node, toolEnvironment, workspace } from '../setup/workspace.mjs';
import { runJest } from './jest-run.mjs';
import { runTool } from './run-tool.mjs';

const folder = basename(process.cwd());
const results = [
  asResult(runTool('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', folder])),
  asResult(runTool('typescript/bin/tsc', ['-p', folder])),
  runJest(folder),
  ...(existsSync('fixtures.ts') ? [checkScreens()] : []),
];

const [passed, failed] = ['passed', 'failed'].map((key) =>
  results.reduce((sum, result) => sum + result[key], 0),
);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Shows the remote's screens in Chromium inside the real shell, with its fixtures; then runs its own browser tests. */
function checkScreens() {
  const command = join(workspace, 'shared-config/cli/remote.ts');
  const { status } = spawnSync(node, [command, 'screens'], { env: toolEnvironment(), stdio: 'inherit' });
  return asResult(status === 0);
}

function asResult(succeeded) {
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
