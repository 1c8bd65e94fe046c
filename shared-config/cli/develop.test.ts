import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { developAgainst } from './develop-against.ts';
import { loadFixtures } from './load-fixtures.ts';

test('K4: an error in fixtures.ts is reported with its line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'title24-fixtures-'));
  try {
    writeFileSync(join(folder, 'fixtures.ts'), 'export default {\n  calls: [undeclared],\n};\n');
    await expect(loadFixtures(folder)).rejects.toThrow(/fixtures\.ts cannot be read: .*fixtures\.ts:2/s);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('K4: a site that cannot be reached is reported before the build', async () => {
  await expect(developAgainst('/nowhere', 'http://127.0.0.1:1', 0)).rejects.toThrow(
    'http://127.0.0.1:1 cannot be reached',
  );
});
