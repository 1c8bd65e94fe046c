import { plainTests, serverTests } from './server/jest/native-tests.mjs';
import shared, { jestProjects } from './shared-config/build/jest-preset.mjs';

/** Of the two sets of tests, `npm test` runs the usual one and `npm run test:slow` the files named *.slow.test.ts. */
const otherSet = process.env.TEST_SET === 'slow' ? '^(?!.*\\.slow\\.)' : '\\.slow\\.';

const native = [plainTests, serverTests];

/** Patterns of the files that the native tests run. */
const takenByNative = native.flatMap(({ roots }) =>
  roots.map((folder) => `${folder}/(?!.*\\.dom\\.test\\.)`),
);

/** One Jest for all packages, with the settings that remotes in their own repositories use too. */
export default {
  ...shared,
  // By default Jest leaves one core idle, which is half of a machine with two.
  maxWorkers: '100%',
  testSequencer: './scripts/checks/slow-tests-first.mjs',
  // Milliseconds. On a busy machine, Jest's half a second ends before a worker has released its memory, and a forced
  // exit looks like a leaking test. A test that takes longer is still reported.
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
