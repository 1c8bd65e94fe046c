import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

test('K2: on a version of Node that is too old, the kit loads no other files and prints which version it needs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'title24-bin-'));
  try {
    cpSync(new URL('bin.ts', import.meta.url), join(folder, 'cli/bin.ts'));
    const kit = { type: 'module', engines: { node: '>=1000' } };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(kit));
    const { status, stderr } = spawnSync(process.execPath, [join(folder, 'cli/bin.ts')], {
      encoding: 'utf8',
    });
    expect(stderr).toBe(`The kit needs Node 1000 or newer. This is Node ${process.version}.\n`);
    expect(status).toBe(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
