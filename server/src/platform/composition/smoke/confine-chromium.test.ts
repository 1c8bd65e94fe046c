import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./confine-chromium.sh', import.meta.url));

(process.getuid?.() === 0 ? test : test.skip)(
  'if the server runs as root, Chromium runs as another user, who cannot read root’s files',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'title24-chromium-'));
    try {
      await chmod(folder, 0o711);
      const secret = join(folder, 'secret');
      await writeFile(secret, 'hunter2', { mode: 0o600 });
      const profile = await mkdtemp(join(folder, 'profile-'));
      const run = (program: string, ...args: string[]) =>
        spawnSync('/bin/sh', [script, ...args], {
          env: { PATH: process.env.PATH, SMOKE_CHROMIUM: program, SMOKE_NETWORK: 'yes' },
          encoding: 'utf8',
        });
      expect(run('/usr/bin/id', '-u').stdout).toBe('65534\n');
      expect(run('/bin/cat', secret)).toMatchObject({
        stdout: '',
        stderr: expect.stringContaining('denied'),
      });
      const program = join(folder, 'writes.sh');
      await writeFile(program, '#!/bin/sh\necho written > "$(echo "$1" | cut -d= -f2)/file"\n', {
        mode: 0o755,
      });
      expect(run(program, `--user-data-dir=${profile}`)).toMatchObject({ status: 0, stderr: '' });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
);
