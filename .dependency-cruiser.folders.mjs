import rules from './.dependency-cruiser.mjs';

/**
 * Production folders must not import from each other. Tests and stories may, because they set up the layers above
 * their own folder.
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
