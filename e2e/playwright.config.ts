import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/launch-options.ts';

// Caches the code that Node has compiled, because the tests start sites and command line tools a few hundred times.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'title24-e2e-compiled');

const slow = /\.slow\.spec\.ts$/;
const isSlowSet = process.env.TEST_SET === 'slow';

/** Beginnings of spec names. A single worker runs these specs, which start sites in addition to the worker's site. */
const ownSites = '(admin|assets-url|card-payments|cases|desk|inbox|journeys|kit-commands|low-windows|orders)';
const onOwnSites = new RegExp(`/${ownSites}[^/]*\\.spec\\.ts$`);
const slowOnOwnSites = new RegExp(`/${ownSites}[^/]*\\.slow\\.spec\\.ts$`);

/**
 * Each worker starts its own site (support/site.ts). Playwright does not retry, because `npm test` repeats failed
 * tests.
 */
export default defineConfig({
  globalSetup: './support/prepare.ts',
  testDir: './tests',
  // `npm test` runs the usual specs, and `npm run test:slow` runs the slow ones. One worker runs the specs of
  // `ownSites`, so that specs that need the same additional site can share it.
  projects: isSlowSet
    ? [
        { name: 'slow, own sites', testMatch: slowOnOwnSites, workers: 1 },
        { name: 'slow', testMatch: slow, testIgnore: slowOnOwnSites },
      ]
    : [
        { name: 'several-sites', testMatch: onOwnSites, testIgnore: slow, workers: 1 },
        { name: 'shared-site', testIgnore: [slow, onOwnSites] },
      ],
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // The timeouts only catch hangs, so they allow for a loaded machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: './test-results/results.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    // Tracing adds about 14% to the run time, so `npm test` traces only the reruns of failed tests.
    trace: process.env.TEST_TRACE ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    launchOptions,
  },
});
