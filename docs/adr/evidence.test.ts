import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const workspace = join(__dirname, '../..');
const records = readdirSync(__dirname).filter((name) => name.endsWith('.md'));

test.each(records)('the tests that decision %s names exist', (record) => {
  const text = readFileSync(join(__dirname, record), 'utf8');
  const named = [...text.matchAll(/[\w./-]+\.(?:spec|test)\.tsx?/g)].map(([path]) => path);
  expect(named.filter((path) => !existsSync(join(workspace, path)))).toEqual([]);
});
