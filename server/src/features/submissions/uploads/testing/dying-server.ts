/**
 * Runs a server that kills itself with SIGKILL at a given point of a submission: `node dying-server.ts <data folder>
 * <database URL> <point>`. Prints the server's port.
 */
import { openSiteDatabase } from '../../../../site-database.ts';
import type { StoredFolder } from '../../../files/storage/file-storage.ts';
import { LocalStorage } from '../../../files/storage/local-storage.ts';
import { UploadSite } from './upload-site.ts';

const [dataDir = '', databaseUrl = '', point = ''] = process.argv.slice(2);

function die(): void {
  process.kill(process.pid, 'SIGKILL');
}

class DyingStorage extends LocalStorage {
  override async submit(folder: string, submission: StoredFolder): Promise<void> {
    await super.submit(folder, submission);
    if (point === 'between rename and commit') die();
  }

  override async commit(reference: string): Promise<void> {
    if (point === 'between commit and mail') die();
    await super.commit(reference);
  }
}

const site = new UploadSite(dataDir, await openSiteDatabase({ dataDir, databaseUrl }, 'server'));
await site.start({}, { storage: new DyingStorage(`${dataDir}/uploads`) });
process.stdout.write(`${site.port}\n`);
