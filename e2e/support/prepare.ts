import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { password } from './accounts.ts';
import { copyDataFolder } from './copy-data-folder.ts';
import { exportPrepared, temporaryFolder } from './data-folder.ts';
import { runTool, startSiteIn } from './site.ts';

/**
 * Runs once before all tests. Prepares the data folders that the tests' sites copy.
 * @returns a function that removes the prepared folders
 */
export default async function prepare(): Promise<() => Promise<void>> {
  const folder = await temporaryFolder('e2e-prepared');
  const [seeded, published] = [join(folder, 'seeded'), join(folder, 'published')];
  for (const each of [seeded, published]) await mkdir(each);

  const account = ['create', '--name', 'prepared', '--email', 'prepared@example.org', '--role', 'Member'];
  await runTool('account', account, { DATA_DIR: seeded, ACCOUNT_PASSWORD: password });
  await copyDataFolder(seeded, published);

  const site = await startSiteIn(published, {});
  const [credential] = await site.sql<{ password: string }>('select password from credentials');
  if (!credential) throw new Error('The new account has no password');
  // Tests expect a site without accounts.
  await site.sql('delete from accounts');
  await site.sql('delete from audit_entries');
  await site.stop();

  exportPrepared({ seeded, published, passwordHash: credential.password });
  return () => rm(folder, { recursive: true, force: true });
}
