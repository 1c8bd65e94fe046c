import shared, { jestProjects } from './shared-config/build/jest-preset.mjs';

/** One Jest for all packages, with what remotes in repositories of their own run with too. */
export default {
  ...shared,
  // Jest would leave one core alone: of two, half the machine.
  maxWorkers: '100%',
  projects: jestProjects({ ignore: ['<rootDir>/e2e/'] }),
};
