/**
 * Publishes or rolls back a part: `node dying-change.ts <data folder> <database> <workspace> publish|rollback <part>
 * <step>`. At the given step, the process kills itself like `kill -9`. If the step is 0 or the change has fewer steps,
 * prints the number of steps. A step comes after each sent query, and before and after each blob is stored or linked.
 */
import pg from 'pg';
import { connect } from '../../../../db/database.ts';
import { publishBuild } from '../../publish-builds.ts';
import { byCommand } from '../../publish-terms.ts';
import { FolderBlobStore } from '../../store/folder-blob-store.ts';
import { folderBlobStore } from '../../store/open-blob-store.ts';
import { openRegistry } from '../open-registry.ts';

const [dataDir = '', databaseUrl = '', workspace = '', change = '', name = '', point = ''] =
  process.argv.slice(2);

let steps = 0;
function step(): void {
  steps += 1;
  if (steps === Number(point)) process.kill(process.pid, 'SIGKILL');
}

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function stepping(this: pg.Client, ...given: unknown[]) {
  const sent = Reflect.apply(query, this, given);
  // The database may or may not have received the query.
  step();
  return sent;
} as typeof query;
for (const method of ['put', 'linkTo'] as const) {
  const write = FolderBlobStore.prototype[method];
  FolderBlobStore.prototype[method] = async function stepping(this: FolderBlobStore, ...given: unknown[]) {
    step();
    const result = await Reflect.apply(write, this, given);
    step();
    return result;
  } as never;
}

const db = connect(databaseUrl);
if (change === 'publish')
  await publishBuild(name, { db, dataDir, workspace, mode: 'production', terms: byCommand });
else {
  const store = folderBlobStore(dataDir);
  const log = { warn: () => {}, error: () => {} };
  const { service } = openRegistry({ db, dataDir, store, recordAct: async () => undefined, log });
  const actor = { accountId: null, accountName: 'a test', scope: null };
  await service.rollBack(actor, name, { reason: 'A test' });
}
await db.$client.end();
process.stdout.write(`${steps}\n`);
