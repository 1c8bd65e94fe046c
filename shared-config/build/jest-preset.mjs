import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const setUp = [here('../testing/fail-on-console.ts'), here('../testing/fail-on-console.js')];

/** What every unit test of a part runs with: TypeScript by swc, styles and pictures as stubs, unexpected console output as a failure. */
const shared = {
  transform: {
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
  },
  setupFilesAfterEnv: [import.meta.url.includes('/node_modules/') ? setUp[1] : setUp[0]],
  // Packages that are ES modules only, and this kit.
  transformIgnorePatterns: ['/node_modules/(?!single-spa|@title24/)'],
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
  moduleNameMapper: {
    '\\.module\\.css$': here('css-module-stub.cjs'),
    '\\.svg$': here('svg-stub.cjs'),
    '\\.css$': here('css-module-stub.cjs'),
  },
};

/**
 * Jest projects: pure code runs in node, components in jsdom (files named *.dom.test.tsx).
 * @param {{ ignore?: string[] }} [options] paths of tests that are not Jest's
 */
export function jestProjects({ ignore = [] } = {}) {
  const testPathIgnorePatterns = ['/node_modules/', '\\.browser\\.test\\.', ...ignore];
  return [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: ['\\.dom\\.test\\.', ...testPathIgnorePatterns],
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testMatch: ['**/*.dom.test.{ts,tsx}'],
      testPathIgnorePatterns,
      setupFiles: [here('jest-dom-setup.cjs')],
    },
  ];
}

/** The whole configuration of a remote in a folder of its own. */
export default {
  // A limit is there for what hangs: on a machine that others load, a test may be slow without being wrong.
  testTimeout: 60_000,
  projects: jestProjects(),
};
