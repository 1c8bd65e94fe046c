import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/launch-options.ts';

// Sites and command line tools are started a few hundred times, so later ones reuse the code that Node has compiled.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'title24-e2e-compiled');

const slow = /\.slow\.spec\.ts$/;
const isSlowSet = process.env.TEST_SET === 'slow';

/** Specs for which a worker starts a site in addition to that of all other specs. */
const ownSites = '(admin|assets-url|card-payments|cases|desk|inbox|journeys|kit-commands|low-windows|orders)';
const onOwnSites = new RegExp(`/${ownSites}[^/]*\\.spec\\.ts$`);
const slowOnOwnSites = new RegExp(`/${ownSites}[^/]*\\.slow\\.spec\\.ts$`);

/**
 * Each worker starts the product for itself (support/site.ts). Nothing is retried here: `npm test` runs failed tests
 * again at its end, and reports flakes.
 */
export default defineConfig({
  globalSetup: './support/prepare.ts',
  testDir: './tests',
  // `npm test` runs the usual specs, `npm run test:slow` the others. One worker runs all specs that need their own sites,
  // so that each of these is started once.
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
  // Limits are for hangs, since a loaded machine is slow.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: './test-results/results.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    // Tracing takes a seventh of the time, so `npm test` traces only repeated tests that have failed. Screenshots would
    // take another tenth, and the recorded DOM shows the same.
    trace: process.env.TEST_TRACE ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    launchOptions,
  },
});
