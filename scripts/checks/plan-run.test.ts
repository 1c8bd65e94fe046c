import { planRun } from './plan-run.mjs';
import { readTestOptions } from './test-options.mjs';

const packages = ['mf-upload', 'server', 'e2e'].map((folder) => ({
  folder,
  name: `@x/${folder}`,
  uses: folder === 'e2e' ? ['@x/server'] : [],
}));

function plan(args: string[], repository: object = {}) {
  const { checks, tests, endToEnd } = planRun(readTestOptions(args), { packages, ...repository });
  const names = (stages: { name: string }[]) => stages.map(({ name }) => name);
  return {
    checks: names(checks),
    tests: names(tests),
    endToEnd: names(endToEnd),
    options: tests[0]?.options,
    specs: endToEnd.at(-1)?.options,
  };
}

test('a run without options runs all checks, with the builds last, and all tests outside the slow set', () => {
  expect(plan([], { withScreens: ['mf-upload'] })).toEqual({
    checks: [
      'format and lint',
      'import directions',
      'circles of folders',
      'API report of the kit',
      'unused code',
      'types',
      'builds',
    ],
    tests: ['unit and integration tests'],
    endToEnd: ['end-to-end tests'],
    options: { paths: [], related: [], shard: undefined, allowNone: false },
    specs: { paths: [], shard: undefined },
  });
});

test('--only and --shard select parts of a run', () => {
  expect(plan(['--only', 'checks,unit'])).toMatchObject({
    tests: ['unit and integration tests'],
    endToEnd: [],
    options: { paths: ['mf-upload', 'e2e', 'docs', 'scripts'] },
  });
  expect(plan(['--only', 'server'])).toMatchObject({ checks: [], options: { paths: ['server'] } });
  expect(plan(['--only', 'e2e', '--shard', '1/2'])).toMatchObject({
    checks: ['builds'],
    tests: [],
    specs: { paths: [], shard: '1/2' },
  });
});

test('a named package runs its own checks and tests, without end-to-end tests', () => {
  const { checks, tests, endToEnd, options } = plan(['mf-upload'], { withScreens: ['mf-upload'] });
  expect(checks).toEqual(['format and lint', 'import directions', 'types']);
  expect(tests).toEqual(['unit and integration tests', 'screens']);
  expect(endToEnd).toEqual([]);
  expect(options).toMatchObject({ paths: ['mf-upload'], allowNone: true });
});

test('a named spec runs after the builds that it needs', () => {
  const path = 'e2e/tests/wizard.spec.ts';
  expect(plan([path])).toMatchObject({
    checks: ['format and lint', 'import directions', 'types', 'builds'],
    tests: [],
    specs: { paths: [path] },
  });
});

test('--since runs the tests of changed packages, tests that import changed files, and changed specs', () => {
  const changed = ['server/src/a.ts', 'e2e/tests/a.spec.ts'];
  expect(plan(['--since', 'main'], { changed })).toMatchObject({
    options: { paths: ['server', 'docs', 'scripts'], related: changed },
    specs: { paths: ['e2e/tests/a.spec.ts'] },
  });
  expect(plan(['--since', 'main'], { changed: ['README.md'] })).toMatchObject({
    checks: ['format and lint', 'API report of the kit', 'unused code'],
    endToEnd: [],
  });
});

test('a change to package-lock.json runs everything', () => {
  expect(plan(['--since', 'main'], { changed: ['package-lock.json'] })).toEqual(plan([]));
});

test('the slow set has unit and integration tests; with slow specs, also the builds, all screens and the end-to-end tests', () => {
  const withScreens = ['mf-upload', 'mf-wizard'];
  expect(plan(['--slow'], { withScreens })).toMatchObject({
    checks: [],
    endToEnd: [],
    options: { allowNone: true },
  });
  expect(plan(['--slow'], { withScreens, hasSlowSpecs: true })).toMatchObject({
    checks: ['builds'],
    tests: ['unit and integration tests'],
    endToEnd: ['screens', 'screens', 'end-to-end tests'],
  });
});

test('only the slow set needs development builds', () => {
  const scriptsOf = (args: string[]) =>
    planRun(readTestOptions(args), { packages, hasSlowSpecs: true }).checks.at(-1)?.options.scripts;
  expect([scriptsOf([]), scriptsOf(['--slow'])]).toEqual([['build'], ['build', 'build:development']]);
});

test.each([
  [['--only', 'units'], "--only takes checks, unit, server, e2e, not 'units'."],
  [['--shard', '2'], "--shard takes a number and a total such as 1/2, not '2'."],
  [['mf-nothing'], 'There is no file or folder mf-nothing in the repository.'],
  [['--since', 'main', 'server'], 'Name either paths or --since, not both.'],
])('rejects the command line %j', (args, message) => {
  expect(() => readTestOptions(args)).toThrow(message);
});
