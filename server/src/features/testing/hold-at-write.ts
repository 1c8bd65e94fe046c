/**
 * Preloaded with `node --import` into a server that a test kills between its writes. The parent process sends
 * a number n, and the server responds with `understood`. Before its n-th write, the server sends `held` and then waits
 * forever. `SELECT … FOR UPDATE` and COMMIT count as writes. The response to COMMIT counts as another write. Writes on
 * the job queue's maintenance connections do not count.
 */
import pg from 'pg';
import { queueConnections } from './queue-connections.ts';

let left = 0;
process.on('message', (message) => {
  if (typeof message !== 'number') return;
  left = message;
  process.send?.('understood');
});

/** Counts a write. For the n-th write, the promise never settles. */
async function step(): Promise<void> {
  left -= 1;
  if (left !== 0) return;
  process.send?.('held');
  await new Promise(() => {});
}

const isWrite = (text: string) => /^\s*(insert|update|delete|with|commit)\b|\bfor update\b/i.test(text);
const query = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;

const isQueueConnection = (client: object) =>
  (client as { readonly connectionParameters?: { readonly application_name?: string } }).connectionParameters
    ?.application_name === queueConnections;

pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
  const [first] = args as [string | { readonly text: string }];
  const text = typeof first === 'string' ? first : first.text;
  if (left <= 0 || isQueueConnection(this) || !isWrite(text)) return query.apply(this, args);
  return (async () => {
    await step();
    const answer = await query.apply(this, args);
    if (text === 'commit') await step();
    return answer;
  })();
} as typeof pg.Client.prototype.query;
