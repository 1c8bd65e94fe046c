import rules from './.dependency-cruiser.mjs';

/**
 * Folders must not import from each other in a circle. Tests and stories may: their setup uses folders that depend on
 * the tested code.
 */
export default {
  forbidden: [
    {
      name: 'no-folder-circles',
      severity: 'error',
      comment: 'Code that two folders share belongs above both, or in a third folder.',
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
