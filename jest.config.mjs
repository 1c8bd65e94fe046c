import { plainTests, serverTests } from './server/jest/native-tests.mjs';
import shared, { jestProjects } from './shared-config/build/jest-preset.mjs';

/** Pattern of the test files to leave out: the slow ones under `npm test`, the others under `npm run test:slow`. */
const ignoredTests = process.env.TEST_SET === 'slow' ? '^(?!.*\\.slow\\.)' : '\\.slow\\.';

const native = [plainTests, serverTests];

const nativeTestPatterns = native.flatMap(({ roots }) =>
  roots.map((folder) => `${folder}/(?!.*\\.dom\\.test\\.).*\\.test\\.ts$`),
);

/** The `shared` settings also apply to remotes in their own repositories. */
export default {
  ...shared,
  // By default, Jest leaves one core idle, which is half of a two-core machine.
  maxWorkers: '100%',
  testSequencer: './scripts/checks/slow-tests-first.mjs',
  // In milliseconds. With the default of 500, Jest kills slow workers on a busy machine and reports them as
  // leaking tests.
  workerGracefulExitTimeout: 15_000,
  projects: [
    ...jestProjects({
      ignore: ['<rootDir>/e2e/', ignoredTests, ...nativeTestPatterns],
    }),
    ...native.map((project) => ({
      ...project,
      testPathIgnorePatterns: [...project.testPathIgnorePatterns, ignoredTests],
    })),
  ],
};
