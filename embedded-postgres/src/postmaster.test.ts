import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { startPostmaster } from './postmaster.ts';
import { type TemporaryFolder, temporaryFolder } from './testing/temporary-folder.ts';

const run = promisify(execFile);

let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await temporaryFolder(0o711);
});
afterAll(() => folder.remove());

/**
 * A fake PostgreSQL whose pid file is a pipe. The script exits as soon as a reader opens the pipe. A
 * background process then writes the file's text, which reports that the server is ready.
 */
const endsAsItBecomesReady = `#!/bin/sh
server=$$
exec 3> "$2/postmaster.pid"
(
  while kill -0 $server; do sleep 0.01; done 2>/dev/null
  printf '%s\\n\\n\\n\\n\\n\\n\\nready\\n' $server >&3
) &
`;

test('if a server exits just when it becomes ready, its exit is reported', async () => {
  const installation = path.join(folder.path, 'installation');
  const cluster = path.join(folder.path, 'cluster');
  await mkdir(path.join(installation, 'bin'), { recursive: true });
  await writeFile(path.join(installation, 'bin/postgres'), endsAsItBecomesReady, { mode: 0o755 });
  await mkdir(cluster);
  await run('mkfifo', [path.join(cluster, 'postmaster.pid')]);

  const home = { cluster, binaries: { folder: installation, version: '0' }, user: null };
  const exitListeners = process.listenerCount('exit');
  const postmaster = await startPostmaster(home, path.join(folder.path, 'postgresql.log'), 5432);
  await postmaster.ended;
  await postmaster.stop();
  expect(process.listenerCount('exit')).toBe(exitListeners);
});
