import { plainTests, serverTests } from './server/jest/native-tests.mjs';
import shared, { jestProjects } from './shared-config/build/jest-preset.mjs';

/** Of the two sets of tests, `npm test` runs the usual one and `npm run test:slow` the files named *.slow.test.ts. */
const otherSet = process.env.TEST_SET === 'slow' ? '^(?!.*\\.slow\\.)' : '\\.slow\\.';

const native = [plainTests, serverTests];

/** What the native tests take. */
const takenByNative = native.flatMap(({ roots }) =>
  roots.map((folder) => `${folder}/(?!.*\\.dom\\.test\\.)`),
);

/** One Jest for all packages, with what remotes in their own repositories run with too. */
export default {
  ...shared,
  // Jest would leave one core alone: of two, half the machine.
  maxWorkers: '100%',
  testSequencer: './scripts/checks/slow-tests-first.mjs',
  // Milliseconds. Jest's half a second is over on a busy machine before a worker has let its memory go, and what Jest
  // then ends by force looks like a test that leaks. A test that takes longer is still reported.
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
