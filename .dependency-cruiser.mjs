const parts = '^(mf-[a-z]+|shell)/';

/** Path pattern of the server's tests and test helpers, to which the rules for platform and features do not apply. */
const serverTests = '(\\.test\\.ts$|/testing/)';

/** The folders of server/src/platform. Each imports only from earlier ones, which rules out cycles. */
const platform = [
  'process',
  'settings',
  'clock',
  'logging',
  'files',
  'tokens',
  'data-dir',
  'db',
  'app',
  'metrics',
  'http',
  'limits',
  'csp-reports',
  'jobs',
  'mail',
  'rpc',
  'page-forms',
  'composition',
  'lifecycle',
];

/** The folders of server/src/features in dependency order, each with the features that it may import. */
const features = {
  audit: [],
  calendar: ['audit'],
  configuration: ['audit'],
  catalog: ['audit', 'configuration'],
  help: ['audit', 'catalog'],
  'help-sheets': [],
  'report-covers': [],
  replies: ['audit'],
  remotes: ['audit'],
  accounts: ['audit'],
  estimates: [],
  files: ['accounts'],
  workflow: ['accounts', 'audit', 'calendar', 'files'],
  payments: ['accounts', 'configuration', 'help-sheets'],
  submissions: [
    'report-covers',
    'audit',
    'accounts',
    'calendar',
    'configuration',
    'files',
    'payments',
    'workflow',
  ],
  'parked-mail': ['audit', 'submissions'],
  projects: ['audit', 'accounts', 'files'],
  orders: [
    'report-covers',
    'audit',
    'accounts',
    'calendar',
    'catalog',
    'configuration',
    'files',
    'payments',
    'projects',
    'workflow',
  ],
  work: ['accounts', 'projects', 'submissions', 'orders', 'workflow'],
  business: ['accounts', 'submissions', 'orders', 'work'],
};

const platformRules = platform.map((folder, at) => ({
  name: `platform-${folder}-takes-from-below`,
  severity: 'error',
  comment: 'A folder of the platform imports only from the folders before it in the list above.',
  from: { path: `^server/src/platform/${folder}/`, pathNot: serverTests },
  to: {
    path: '^server/src/platform/',
    pathNot: `^server/src/platform/(${platform.slice(0, at + 1).join('|')})/`,
  },
}));

const featureRules = Object.entries(features).map(([feature, others]) => ({
  name: `feature-${feature}-takes-from`,
  severity: 'error',
  comment:
    'Features use each other through app.rpc and decorators. The list above has the only other imports.',
  from: { path: `^server/src/features/${feature}/`, pathNot: serverTests },
  to: { path: '^server/src/features/', pathNot: `^server/src/features/(${[feature, ...others].join('|')})/` },
}));

const schemas = '^shared-domain/src/(schemas/|rpc/schemas/|result-schemas\\.ts$|.*\\.schema\\.ts$)';

/**
 * The remotes (mf-*) and the shell import from shared-*, never the reverse. The server imports only these workspaces:
 * shared-domain, embedded-postgres, and shared-config except the folders `runtime` and `build`.
 */
export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'A cycle hides which file depends on which.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'shared-is-independent',
      severity: 'error',
      comment: 'Shared packages must not depend on their users.',
      from: { path: '^shared-' },
      to: { path: '^(mf-|shell/|server/|plan-reader/|embedded-postgres/|e2e/)' },
    },
    {
      name: 'plan-reader-is-independent',
      severity: 'error',
      comment: 'It opens a file in a sandbox. The parts that use it decide what the file is for.',
      from: { path: '^plan-reader/' },
      to: { path: '^(mf-|shell/|server/|shared-|embedded-postgres/|e2e/)' },
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
      name: 'domain-knows-no-calls',
      severity: 'error',
      comment: 'Calls are made of the domain, never the reverse.',
      from: { path: '^shared-domain/src/', pathNot: '^shared-domain/src/rpc/' },
      to: { path: '^shared-domain/src/rpc/' },
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
        'A part is deployed alone. Code of two parts belongs in shared-*, and a screen within another part is a parcel.',
      from: { path: parts },
      to: { path: parts, pathNot: '^$1/' },
    },
    {
      name: 'queries-come-from-the-shell',
      severity: 'error',
      comment:
        'A part imports only the types of RTK Query. The page has one copy of the code, which parts get in their mount props.',
      from: { path: '^(mf-|shared-config/(runtime|contract)/)' },
      to: {
        path: '^shared-config/(queries/|contract/site-api\\.ts)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'server-is-not-in-the-browser',
      severity: 'error',
      from: { path: parts },
      to: { path: '^(server|embedded-postgres|e2e)/' },
    },
    {
      name: 'embedded-postgres-is-independent',
      severity: 'error',
      comment: 'It starts a database in a folder. Only the server uses it, through platform/db.',
      from: { path: '^embedded-postgres/' },
      to: { path: '^(mf-|shell/|server/|shared-|e2e/)' },
    },
    {
      name: 'server-takes-contract-and-domain',
      severity: 'error',
      comment: 'The server knows the parts only by the contract and their built files.',
      from: { path: '^server/' },
      to: { path: '^(mf-|shell/|shared-ui/|plan-reader/|shared-config/(runtime|build)/|e2e/)' },
    },
    {
      name: 'schemas-stay-on-the-server',
      severity: 'error',
      comment:
        'The browser uses only the types of the schemas of calls, which are as large as a page (docs/adr/0033).',
      from: { pathNot: `^(server/|shared-config/(registry|testing)/)|${schemas}` },
      to: { path: schemas, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      comment: 'The platform serves any feature. Features register with it.',
      from: { path: '^server/src/platform/', pathNot: serverTests },
      to: { path: '^server/src/', pathNot: '^server/src/platform/' },
    },
    {
      name: 'features-know-no-application',
      severity: 'error',
      comment: 'Only the files directly in server/src combine platform and features.',
      from: { path: '^server/src/features/', pathNot: serverTests },
      to: { path: '^server/src/', pathNot: '^server/src/(platform|features)/' },
    },
    {
      name: 'server-folders-have-a-place',
      severity: 'error',
      comment: 'Add a new folder of the platform or a new feature to the lists above.',
      from: {},
      to: {
        path: '^server/src/(platform|features)/[^/]+/',
        pathNot: `^server/src/(platform/(${platform.join('|')})|features/(${Object.keys(features).join('|')}|testing))/`,
      },
    },
    ...platformRules,
    ...featureRules,
    {
      name: 'tests-stay-out-of-the-product',
      severity: 'error',
      from: {
        pathNot: '(\\.test\\.tsx?$|/testing/|^e2e/|/fixtures\\.ts$|^shared-config/(cli|fixture-site)/)',
      },
      to: { path: '(\\.(test|stories)\\.tsx?$|/testing/)' },
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
    // dependency-cruiser does not support TypeScript 7, so swc parses the files. import-rules.test.ts shows that type
    // imports are still found.
    parser: 'swc',
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.d.ts'],
    },
  },
};
