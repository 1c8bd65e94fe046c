/**
 * Publishes a version and kills itself like `kill -9` at a step: `node dying-publisher.ts <data folder> <database>
 * <build folder> <step>`. Without such a step, prints the number of steps. Has few imports, so that many processes
 * start quickly.
 */

import { join } from 'node:path';
import { integrityOf, readBuiltPart, versionManifestOf } from '@title24/remote-kit/registry';
import { connect, type Transaction } from '../../../../db/database.ts';
import type { BlobStore, StoredBlob } from '../../store/blob-store.ts';
import { FolderBlobStore } from '../../store/folder-blob-store.ts';
import { openRegistry } from '../open-registry.ts';

const [dataDir = '', databaseUrl = '', build = '', point = ''] = process.argv.slice(2);

let steps = 0;
function step(): void {
  steps += 1;
  if (steps === Number(point)) process.kill(process.pid, 'SIGKILL');
}

/** A folder store that counts two steps for a write, before and after it, and one step for any other call. */
class SteppingStore implements BlobStore {
  readonly isShared = false;
  readonly #store = new FolderBlobStore(join(dataDir, 'registry', 'blobs'));

  has(integrity: string): Promise<boolean> {
    step();
    return this.#store.has(integrity);
  }

  read(integrity: string): Promise<Buffer | null> {
    step();
    return this.#store.read(integrity);
  }

  async put(integrity: string, content: Uint8Array): Promise<void> {
    step();
    await this.#store.put(integrity, content);
    step();
  }

  async linkTo(integrity: string, target: string): Promise<boolean> {
    step();
    const linked = await this.#store.linkTo(integrity, target);
    step();
    return linked;
  }

  remove(integrity: string): Promise<void> {
    return this.#store.remove(integrity);
  }

  list(): AsyncIterable<StoredBlob> {
    return this.#store.list();
  }
}

const db = connect(databaseUrl);
const { service } = openRegistry({
  db,
  dataDir,
  store: new SteppingStore(),
  async recordAct(transaction: Transaction) {
    step();
    await transaction.execute('select 1');
    step();
  },
  log: { warn: () => {}, error: () => {} },
});
const actor = { accountId: null, accountName: 'a test', scope: null };
const part = await readBuiltPart(build, '1.0.0');
const { name, metadata } = part.entry;
for (const content of part.contents.values()) await service.putBlob(actor, integrityOf(content), content);
await service.publishVersion(actor, name, versionManifestOf(part, null));
await service.release(actor, name, metadata.version, 'A test');
await db.$client.end();
process.stdout.write(`${steps}\n`);
