import rules from './.dependency-cruiser.mjs';

/**
 * No two folders of production code import from each other. Tests and stories may: they set up the layers above them.
 */
export default {
  forbidden: [
    {
      name: 'no-folder-circles',
      severity: 'error',
      comment: 'What two folders share lies above both, or in a third.',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...rules.options,
    exclude: { path: '(\\.(test|stories)\\.tsx?$|/testing/|(^|/)(dist|node_modules|\\.data|e2e)/)' },
  },
};
