/**
 * Publishes a part: `node dying-change.ts <data folder> <database> <workspace> <part> <step> [version]`. With a version,
 * rolls the part back to it instead. At the given step, the process kills itself like `kill -9`. If the step is 0, prints the number of steps. A step comes after each sent query,
 * and before and after each blob is stored or linked.
 */
import pg from 'pg';
import { connect } from '../../../../db/database.ts';
import { publishBuild } from '../../publish-builds.ts';
import { byCommand } from '../../publish-terms.ts';
import { rollBackIn } from '../../roll-back.ts';
import { FolderBlobStore } from '../../store/folder-blob-store.ts';

const [dataDir = '', databaseUrl = '', workspace = '', name = '', point = '', to = null] =
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
if (to === null) {
  await publishBuild(name, { db, dataDir, workspace, mode: 'production', terms: byCommand });
} else {
  const by = { name: 'a test', reason: '' };
  await db.transaction((transaction) => rollBackIn(transaction, name, { from: null, to, by }));
}
await db.$client.end();
process.stdout.write(`${steps}\n`);
