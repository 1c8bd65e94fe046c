import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { node, toolEnvironment, workspace } from '../setup/workspace.mjs';

/**
 * Makes a data folder below `folder` whose database is seeded; tests of the server begin with copies of it.
 * @returns {Record<string, string>} the environment that names it; empty if there is none, and each test makes its own
 */
export function seedDataDir(folder) {
  const dataDir = join(folder, 'seeded');
  mkdirSync(dataDir);
  // The database's user passes through, where root runs the tests.
  for (const each of [folder, dataDir]) chmodSync(each, 0o711);
  const { status } = spawnSync(node, [join(workspace, 'server/src/testing/seed-data-dir.ts'), dataDir], {
    env: toolEnvironment(),
    stdio: 'inherit',
  });
  // A database that had to go elsewhere cannot be copied.
  const isWhole = status === 0 && existsSync(join(dataDir, 'postgresql'));
  return isWhole ? { TITLE24_SEEDED_DATA_DIR: dataDir } : {};
}
