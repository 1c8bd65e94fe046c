const parts = '^(mf-[a-z]+|shell)/';

/** Imports run one way: shared-* ← mf-* and shell; the server takes the contract and the domain (ARCHITECTURE.md). */
export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'A cycle hides which file stands on which.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'shared-stands-alone',
      severity: 'error',
      comment: 'What is shared knows nothing of who uses it.',
      from: { path: '^shared-' },
      to: { path: '^(mf-|shell/|server/|e2e/)' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'The domain is pure TypeScript: no interface, no composition, no platform.',
      from: { path: '^shared-domain/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(shared-ui|shared-config)/' },
    },
    {
      name: 'domain-has-no-platform',
      severity: 'error',
      from: { path: '^shared-domain/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'ui-knows-no-product',
      severity: 'error',
      comment:
        'Components know neither the domain nor the composition; the CSS module types are the one exception.',
      from: { path: '^shared-ui/' },
      to: { path: '^shared-(domain|config)/', pathNot: 'css-modules\\.d\\.ts$' },
    },
    {
      name: 'parts-are-apart',
      severity: 'error',
      comment:
        'A part deploys alone; what two parts share goes to shared-*, what one shows in another is a parcel.',
      from: { path: parts },
      to: { path: parts, pathNot: '^$1/' },
    },
    {
      name: 'server-is-not-in-the-browser',
      severity: 'error',
      from: { path: parts },
      to: { path: '^(server|e2e)/' },
    },
    {
      name: 'server-takes-contract-and-domain',
      severity: 'error',
      comment: 'The server meets the parts through the contract and their built files only.',
      from: { path: '^server/' },
      to: { path: '^(mf-|shell/|shared-ui/|shared-config/(runtime|build)/|e2e/)' },
    },
    {
      name: 'tests-stay-out-of-the-product',
      severity: 'error',
      from: { pathNot: '(\\.test\\.tsx?$|/testing/|^e2e/)' },
      to: { path: '(\\.test\\.tsx?$|/testing/)' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.(svg|css)$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|\\.data)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.d.ts'],
    },
  },
};
