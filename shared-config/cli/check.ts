import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkInBrowser } from '../fixture-site/check-in-browser.ts';
import { startFixtureSite } from '../fixture-site/fixture-site.ts';
import { launchChromium } from '../fixture-site/launch-chromium.ts';
import { build } from './build.ts';
import { loadFixtures } from './load-fixtures.ts';
import { runNode, runTool } from './run-tool.ts';

/** Runs the unit tests of the remote in this folder. @returns whether all passed */
export function test(folder: string): Promise<boolean> {
  return runTool('jest', 'jest', ['--passWithNoTests'], {
    folder,
    env: { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' },
  });
}

/**
 * Runs every check of the remote in this folder: types, lint, unit tests, its screens in Chromium inside the real
 * shell, and its own browser tests (`*.browser.test.ts`, with node:test).
 * @returns whether all passed; failures are on the console
 */
export async function check(folder: string): Promise<boolean> {
  const results = [
    await step('types', () => runTool('typescript', 'tsc', ['-p', '.'], { folder })),
    await step('lint', () =>
      runTool('@biomejs/biome', 'biome', ['ci', '--error-on-warnings', '.'], { folder }),
    ),
    await step('unit tests', () => test(folder)),
    await screens(folder),
  ];
  return results.every(Boolean);
}

async function step(name: string, run: () => Promise<boolean>): Promise<boolean> {
  const isRight = await run();
  console.log(`${isRight ? 'ok' : 'FAILED'}  ${name}`);
  return isRight;
}

/**
 * Checks the screens of the remote in this folder in Chromium inside the real shell, and runs its own browser tests.
 * @returns whether all passed
 */
export async function screens(folder: string): Promise<boolean> {
  // Only development React reports every hydration mismatch. Results of an outdated or partial build would be
  // meaningless.
  if (!(await step('build', () => build(folder, 'development')))) return false;
  const results = [
    await step('screens in Chromium', () => checkScreens(folder)),
    await step('browser tests', () => browserTests(folder)),
  ];
  return results.every(Boolean);
}

async function checkScreens(folder: string): Promise<boolean> {
  const site = await startFixtureSite({
    build: join(folder, 'dist/development'),
    fixtures: await loadFixtures(folder),
  });
  try {
    const browser = await launchChromium();
    const problems = await checkInBrowser(site, browser).finally(() => browser.close());
    for (const { path, problem } of problems) console.error(`${path} ${problem}`.trim());
    return problems.length === 0;
  } finally {
    await site.close();
  }
}

async function browserTests(folder: string): Promise<boolean> {
  const source = join(folder, 'src');
  const files = existsSync(source) ? readdirSync(source, { recursive: true, encoding: 'utf8' }) : [];
  const tests = files.filter((file) => file.endsWith('.browser.test.ts')).map((file) => join('src', file));
  return tests.length === 0 || runNode(['--test', ...tests], { folder });
}
