import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const setUp = [here('../testing/fail-on-console.ts'), here('../testing/fail-on-console.js')];

/**
 * Settings for every unit test: TypeScript through SWC, stubs for styles and images, and a failure on unexpected
 * console output.
 */
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
  // Packages that are published as ES modules only, and the kit itself, must be transformed.
  transformIgnorePatterns: ['/node_modules/(?!single-spa|@noble/hashes|@title24/)'],
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
  moduleNameMapper: {
    '\\.module\\.css$': here('css-module-stub.cjs'),
    '\\.(svg|woff2)$': here('svg-stub.cjs'),
    '\\.css$': here('css-module-stub.cjs'),
    // Tests can run on another version of React, which `remote check --react` has installed.
    ...(process.env.REACT_FOLDER && {
      '^(react|react-dom)(/.*)?$': `${process.env.REACT_FOLDER}/node_modules/$1$2`,
    }),
  },
};

/**
 * Returns Jest projects: one for pure code in Node.js, and one for components in jsdom (files named *.dom.test.tsx).
 * @param {{ ignore?: string[] }} [options] paths of tests that do not run in Jest
 */
export function jestProjects({ ignore = [] } = {}) {
  const testPathIgnorePatterns = ['/node_modules/', '\\.browser\\.test\\.', ...ignore];
  return [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['**/*.test.{ts,tsx}'],
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

/** Complete configuration for a remote in its own folder. */
export default {
  // This limit catches tests that hang. A correct test can be slow on a busy machine.
  testTimeout: 60_000,
  projects: jestProjects(),
};
