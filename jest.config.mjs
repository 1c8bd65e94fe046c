/** One Jest for all packages: pure code runs in node, components in jsdom (files named *.dom.test.tsx). */
const transform = {
  '^.+\\.(t|j)sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  ],
};
const shared = {
  transform,
  setupFilesAfterEnv: ['<rootDir>/shared-config/testing/fail-on-console.ts'],
  transformIgnorePatterns: ['/node_modules/(?!single-spa)'],
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/shared-config/build/css-module-stub.cjs',
    '\\.svg$': '<rootDir>/shared-config/build/svg-stub.cjs',
    '\\.css$': '<rootDir>/shared-config/build/css-module-stub.cjs',
  },
};
export default {
  // Jest would leave one core alone: of two, half the machine.
  maxWorkers: '100%',
  // A limit is there for what hangs: on a machine that others load, a test may be slow without being wrong.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.dom\\.test\\.', '<rootDir>/e2e/'],
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testMatch: ['**/*.dom.test.{ts,tsx}'],
      setupFiles: ['<rootDir>/shared-config/build/jest-dom-setup.cjs'],
    },
  ],
};
