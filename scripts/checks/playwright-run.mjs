import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from '../setup/workspace.mjs';
import { runTool } from './run-tool.mjs';

const results = join(workspace, 'e2e/test-results/results.json');

/**
 * Runs the end-to-end tests with this Chromium, and the W3C checker with this Java.
 * @returns {{ passed: number, failed: number }}
 */
export function runPlaywright({ chromium, java }) {
  rmSync(results, { force: true });
  const ran = runTool('@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts'], {
    CHROMIUM_PATH: chromium,
    JAVA_PATH: java,
  });
  try {
    const { stats, errors } = JSON.parse(readFileSync(results, 'utf8'));
    const failed = stats.unexpected + stats.flaky + errors.length;
    return { passed: stats.expected, failed: Math.max(failed, ran ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
