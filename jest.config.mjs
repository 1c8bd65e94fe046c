import { plainTests, serverTests } from './server/jest/native-tests.mjs';
import shared, { jestProjects } from './shared-config/build/jest-preset.mjs';

/**
 * Pattern of the test files to leave out. `npm test` runs the usual files, and `npm run test:slow` the files named
 * *.slow.test.ts.
 */
const otherSet = process.env.TEST_SET === 'slow' ? '^(?!.*\\.slow\\.)' : '\\.slow\\.';

const native = [plainTests, serverTests];

/** Patterns of the test files that the native projects run. */
const takenByNative = native.flatMap(({ roots }) =>
  roots.map((folder) => `${folder}/(?!.*\\.dom\\.test\\.).*\\.test\\.ts$`),
);

/** Jest configuration for all packages. Remotes in their own repositories share its basic settings. */
export default {
  ...shared,
  // By default, Jest leaves one core idle, which is half of a two-core machine.
  maxWorkers: '100%',
  testSequencer: './scripts/checks/slow-tests-first.mjs',
  // In milliseconds. On a busy machine, Jest's default of half a second is too short: a worker that has not released
  // its memory by then is forced to exit, which looks like a leaking test. A worker that takes longer than this limit
  // is still reported.
  workerGracefulExitTimeout: 15_000,
  projects: [
    ...jestProjects({
      ignore: ['<rootDir>/e2e/', otherSet, ...takenByNative],
    }),
    ...native.map((project) => ({
      ...project,
      testPathIgnorePatterns: [...project.testPathIgnorePatterns, otherSet],
    })),
  ],
};
