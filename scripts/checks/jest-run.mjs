import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { node, toolEnvironment, workspace } from '../setup/workspace.mjs';
import { runTool } from './run-tool.mjs';

/**
 * Runs the unit and integration tests.
 * @param {string} [only] the package to test; a package may have no tests
 * @returns {{ passed: number, failed: number }}
 */
export function runJest(only) {
  const folder = mkdtempSync(join(tmpdir(), 'title24-jest-'));
  const file = join(folder, 'results.json');
  const selection = only ? [join(workspace, only, '/'), '--passWithNoTests'] : [];
  const ran = runTool('jest/bin/jest.js', [...selection, '--json', `--outputFile=${file}`], {
    // Some libraries are published as ES modules only.
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    ...(only && only !== 'server' ? {} : seeded(folder)),
  });
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(file, 'utf8'));
    return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites, ran ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A data folder below `folder` whose database is seeded; tests of the server begin with copies of it.
 * @returns what tells them; nothing if there is none, and each makes its own
 */
function seeded(folder) {
  const dataDir = join(folder, 'seeded');
  mkdirSync(dataDir);
  // The database's user passes through, where root runs the tests.
  for (const each of [folder, dataDir]) chmodSync(each, 0o711);
  const { status } = spawnSync(node, [join(workspace, 'server/src/testing/seed-data-dir.ts'), dataDir], {
    env: toolEnvironment(),
    stdio: 'inherit',
  });
  // Of a database that had to go elsewhere there is no copy.
  const isWhole = status === 0 && existsSync(join(dataDir, 'postgresql'));
  return isWhole ? { TITLE24_SEEDED_DATA_DIR: dataDir } : {};
}
