import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/launch-options.ts';

/** Each worker starts the product for itself (support/site.ts); nothing is retried, so that a flake is seen. */
export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 45_000,
  // A loaded machine is slow, not wrong.
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: './test-results/results.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
    launchOptions,
  },
});
