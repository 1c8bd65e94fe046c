import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** The Jest project of the server's tests: Node loads them as it loads the server, and they share one PostgreSQL. */
export const serverTests = {
  displayName: 'server',
  roots: [here('../../server'), here('../../embedded-postgres')].map((folder) => folder.replace(/\/$/, '')),
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
  transform: {},
  runtime: here('native-runtime.mjs'),
  testEnvironment: here('native-environment.mjs'),
  globalSetup: here('test-database.mjs'),
  globalTeardown: here('stop-test-database.mjs'),
  setupFilesAfterEnv: [here('../../shared-config/testing/fail-on-console.ts')],
};
