/**
 * Rolls back a part and kills itself like `kill -9` at a query: `node dying-rollback.ts <data folder> <database> <part>
 * <step>`. Without such a step, prints the number of steps.
 */
import pg from 'pg';
import { connect } from '../../../../db/database.ts';
import { folderBlobStore } from '../../store/open-blob-store.ts';
import { openRegistry } from '../open-registry.ts';

const [dataDir = '', databaseUrl = '', name = '', point = ''] = process.argv.slice(2);

let steps = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function step(this: pg.Client, ...given: unknown[]) {
  steps += 1;
  const sent = Reflect.apply(query, this, given);
  // The database may or may not have received the query.
  if (steps === Number(point)) process.kill(process.pid, 'SIGKILL');
  return sent;
} as typeof query;

const db = connect(databaseUrl);
const { service } = openRegistry({
  db,
  dataDir,
  store: folderBlobStore(dataDir),
  async recordAct(transaction) {
    await transaction.execute('select 1');
  },
  log: { warn: () => {}, error: () => {} },
});
const actor = { accountId: null, accountName: 'a test', scope: null };
await service.rollBack(actor, name, { reason: 'A test' });
await db.$client.end();
process.stdout.write(`${steps}\n`);
