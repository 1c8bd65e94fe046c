import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const setUp = [here('../testing/fail-on-console.ts'), here('../testing/fail-on-console.js')];

/** Settings of the projects from {@link jestProjects}. Unexpected console output fails a test. */
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
  // Jest must transform the kit and packages published only as ES modules.
  transformIgnorePatterns: ['/node_modules/(?!single-spa|@noble/hashes|@title24/)'],
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
  moduleNameMapper: {
    '\\.module\\.css$': here('css-module-stub.cjs'),
    '\\.(svg|woff2)$': here('svg-stub.cjs'),
    '\\.css$': here('css-module-stub.cjs'),
    // Jest would otherwise load the build for Node.js.
    '^tus-js-client$': fileURLToPath(import.meta.resolve('tus-js-client/lib.es5/browser/index.js')),
    // `remote check --react` installs another version of React in this folder.
    ...(process.env.REACT_FOLDER && {
      '^(react|react-dom)(/.*)?$': `${process.env.REACT_FOLDER}/node_modules/$1$2`,
    }),
  },
};

/**
 * Returns two Jest projects: jsdom for tests named *.dom.test.ts or *.dom.test.tsx, and Node.js for other tests.
 * @param {{ ignore?: string[] }} [options] `ignore` has regular expressions for the paths of tests that do
 * not run in Jest
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

export default {
  // Only a test that hangs takes this long, even on a busy machine.
  testTimeout: 60_000,
  projects: jestProjects(),
};
