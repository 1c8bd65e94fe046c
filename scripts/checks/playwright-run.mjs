import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from '../setup/workspace.mjs';
import { readPlaywrightReport } from './playwright-report.mjs';
import { runTool } from './run-tool.mjs';

const folder = join(workspace, 'e2e/test-results');

/**
 * Runs end-to-end tests.
 * @param {{ paths: string[], shard?: string }} options test folders and files (none means all), and the shard
 */
export function runPlaywright({ paths, shard }) {
  return runWithReport(join(folder, 'results.json'), [
    ...paths.map((path) => join(workspace, path)),
    ...(shard ? [`--shard=${shard}`] : []),
  ]);
}

/** Reruns failed tests one at a time, with traces of those that fail again. */
export function rerunPlaywright({ tests }) {
  const locations = new Set(tests.map(({ file, line }) => `${join(workspace, file)}:${line}`));
  const output = join(folder, 'again');
  const args = ['--workers=1', `--output=${output}`, ...locations];
  return runWithReport(join(output, 'results.json'), args, { TEST_TRACE: '1' });
}

function runWithReport(file, args, env = {}) {
  rmSync(file, { force: true });
  const ran = runTool('@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return readPlaywrightReport(readReport(file), { ran });
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { suites: [], errors: [] };
  }
}
