import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

const nativeTests = (folders) => ({
  roots: folders.map((folder) => here(`../../${folder}`)),
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '\\.dom\\.test\\.', '\\.browser\\.test\\.'],
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
  transform: {},
  runtime: here('native-runtime.mjs'),
  testEnvironment: here('native-environment.mjs'),
  setupFilesAfterEnv: [here('../../shared-config/testing/fail-on-console.ts')],
});

/** The tests that Node can load without a build. Tests of components need a build, so they are not included. */
export const plainTests = {
  ...nativeTests(['shared-domain', 'shared-config', 'scripts', 'docs']),
  displayName: 'plain',
};

/** Tests of the server, which share one PostgreSQL server, and tests of embedded-postgres. */
export const serverTests = {
  ...nativeTests(['server', 'embedded-postgres']),
  displayName: 'server',
  globalSetup: here('test-database.mjs'),
  globalTeardown: here('stop-test-database.mjs'),
};
