import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderForTests } from '../testing/folder-for-tests.ts';
import { developAgainst } from './develop-against.ts';
import { loadFixtures } from './load-fixtures.ts';

const folder = folderForTests();

test('K4: an error in fixtures.ts is reported with its line', async () => {
  writeFileSync(join(folder, 'fixtures.ts'), 'export default {\n  calls: [undeclared],\n};\n');
  await expect(loadFixtures(folder)).rejects.toThrow(/fixtures\.ts cannot be read: .*fixtures\.ts:2/s);
});

test('K4: a site that cannot be reached is reported before the build', async () => {
  await expect(developAgainst('/nowhere', 'http://127.0.0.1:1', 0)).rejects.toThrow(
    'http://127.0.0.1:1 cannot be reached',
  );
});
