import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspace } from '../setup/workspace.mjs';
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
