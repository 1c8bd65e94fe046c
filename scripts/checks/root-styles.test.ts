import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const workspace = join(import.meta.dirname, '../..');

const searching = /(?:^|[\s,{}])(?::root|html|body)[^\s,{}>+~]*:has\(/;

test('no style sheet for the screen uses :has() on the root element, where it would slow down each DOM change', () => {
  const files = globSync('{shared-ui,shell,mf-*}/src/**/*.css', { cwd: workspace });
  const found = files.filter(
    (file) => !file.endsWith('/print.css') && searching.test(readFileSync(join(workspace, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(':root[lang]:has(p) {').toMatch(searching);
  expect(found).toEqual([]);
});
