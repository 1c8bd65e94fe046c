import { packageOf, withDependents } from './package-graph.mjs';

/** Folders outside the packages. Some of their tests read the whole repository, so any change selects these folders. */
const repositoryTests = ['docs', 'scripts'];

/** Returns whether a file can change without affecting the checks of any package. */
const isOutsidePackages = (path) => /^(docs|scripts|\.ci|\.github)\/|^[^/]+\.md$/.test(path);

const isSpec = (path) => /^e2e\/tests\/.*\.spec\.ts$/.test(path);

/**
 * Plans the stages of a test run.
 * @param {object} options options from `readTestOptions`
 * @param {object} repository
 * @param {object[]} repository.packages packages from `readPackages`
 * @param {string[]} [repository.changed] paths of the changed files, or undefined without `--since`
 * @param {boolean} [repository.hasSlowSpecs]
 * @param {string[]} [repository.withScreens] folders of the packages that have screens to check
 * @returns {{ checks: object[], tests: object[], endToEnd: object[], notes: string[] }} the stages with their options,
 * and notes on their selection. `checks` and `tests` run in parallel, and `endToEnd` runs after them
 */
export function planRun(options, repository) {
  const { only, slow, shard } = options;
  const selection = select(options, repository);
  const wants = (group) => only.includes(group);
  const paths = selection.unit(wants);
  const runsEndToEnd = wants('e2e') && selection.specs !== null && (!slow || repository.hasSlowSpecs);
  const scripts = slow ? ['build', 'build:development'] : ['build'];
  return {
    checks: [
      ...(wants('checks') && !slow ? selection.checks : []),
      ...(runsEndToEnd ? [stage('builds', { scripts })] : []),
    ],
    tests:
      paths === null
        ? []
        : [
            stage('unit and integration tests', {
              paths,
              related: selection.related,
              shard,
              allowNone: slow || selection.allowNone,
            }),
            ...(slow ? [] : selection.screens),
          ],
    endToEnd: runsEndToEnd
      ? [...(slow ? selection.screens : []), stage('end-to-end tests', { paths: selection.specs, shard })]
      : [],
    notes: selection.notes,
  };
}

function select(options, repository) {
  if (repository.changed !== undefined) return selectChanged(options, repository);
  if (options.areas.length > 0) return selectAreas(options.areas, repository);
  return selectAll(options, repository);
}

/** Selects everything, except that screens are selected only in the slow set, because checking them takes minutes. */
function selectAll({ slow }, { packages, withScreens = [] }) {
  const folders = packages.map(({ folder }) => folder);
  return {
    checks: [
      stage('format and lint', { files: ['.'] }),
      stage('import directions', { folders }),
      stage('circles of folders', { folders }),
      stage('API report of the kit'),
      stage('unused code'),
      stage('types', { packages }),
    ],
    unit: (wants) => pathsOfGroups(wants, [...folders, ...repositoryTests], true),
    related: [],
    allowNone: false,
    screens: slow ? withScreens.map(screensOf) : [],
    specs: [],
    notes: [],
  };
}

function selectAreas(areas, { packages, withScreens = [] }) {
  const folders = unique(areas.map((area) => packageOf(area, packages)).filter(Boolean));
  const tested = areas.filter((area) => packageOf(area, packages) !== 'e2e');
  const specs = areas.filter((area) => !tested.includes(area));
  return {
    checks: [
      stage('format and lint', { files: areas }),
      ...checksOfPackages(packages.filter(({ folder }) => folders.includes(folder))),
    ],
    unit: (wants) => (tested.length > 0 ? pathsOfGroups(wants, tested, false) : null),
    related: [],
    // A named package may have no tests, but a named test file must contain some.
    allowNone: !tested.some((area) => /\.test\.tsx?$/.test(area)),
    screens: withScreens.filter((folder) => areas.includes(folder)).map(screensOf),
    specs: specs.length > 0 ? specs : null,
    notes: ['Not checked in a run of a part: circles of folders, API report of the kit, unused code.'],
  };
}

function selectChanged(options, repository) {
  const { changed, packages } = repository;
  const concernsAll = changed.some(
    (path) => !isOutsidePackages(path) && packageOf(path, packages) === undefined,
  );
  if (concernsAll)
    return { ...selectAll(options, repository), notes: ['A file that concerns all packages has changed.'] };
  const folders = unique(changed.map((path) => packageOf(path, packages)).filter(Boolean));
  const affected = withDependents(folders, packages);
  const specs = changed.filter(isSpec);
  return {
    checks: [
      stage('format and lint', { files: changed }),
      ...checksOfPackages(affected),
      stage('API report of the kit'),
      stage('unused code'),
    ],
    unit: (wants) =>
      pathsOfGroups(wants, [...folders.filter((each) => each !== 'e2e'), ...repositoryTests], false),
    related: changed,
    allowNone: true,
    screens: [],
    specs: specs.length > 0 ? specs : null,
    notes: ['End-to-end tests: only the specs that changed. All of them: npm test -- --only e2e'],
  };
}

const checksOfPackages = (packages) =>
  packages.length === 0
    ? []
    : [
        stage('import directions', { folders: packages.map(({ folder }) => folder) }),
        stage('types', { packages }),
      ];

/**
 * Returns the paths to test. The group 'unit' is the tests outside the server package.
 * @returns {string[] | null} the paths; an empty list stands for all tests, null for none
 */
function pathsOfGroups(wants, paths, isAll) {
  if (wants('unit') && wants('server')) return isAll ? [] : paths;
  const isServer = (path) => path === 'server' || path.startsWith('server/');
  const wanted = paths.filter((path) => wants(isServer(path) ? 'server' : 'unit'));
  return wanted.length > 0 ? wanted : null;
}

const stage = (name, options = {}) => ({ name, options });

const screensOf = (folder) => stage('screens', { folder });

const unique = (items) => [...new Set(items)];
