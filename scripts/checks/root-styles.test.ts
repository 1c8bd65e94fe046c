import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const workspace = join(import.meta.dirname, '../..');

test('no style sheet for the screen uses :has() on the root element, where it would slow down each DOM change', () => {
  const files = globSync('{shared-ui,shell,mf-*}/src/**/*.css', { cwd: workspace });
  const searching = files.filter(
    (file) =>
      !file.endsWith('/print.css') &&
      /(?:^|[\s,{}])(?::root|html|body):has\(/.test(readFileSync(join(workspace, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(searching).toEqual([]);
});
