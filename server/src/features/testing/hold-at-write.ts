/**
 * Loaded before a server (`node --import`) that is to be killed: stops its work between its writes. Its parent says
 * where, in a message, and is answered `understood`: n for the moment before the n-th write from then on. Locks and
 * COMMIT count as writes; the moment at which COMMIT was answered counts as one more. It sends `held` to the parent then.
 */
import pg from 'pg';
import { queueConnections } from './queue-connections.ts';

let left = 0;
process.on('message', (message) => {
  if (typeof message !== 'number') return;
  left = message;
  process.send?.('understood');
});

/** Settles never where the work is to stop. */
async function step(): Promise<void> {
  left -= 1;
  if (left !== 0) return;
  process.send?.('held');
  await new Promise(() => {});
}

const isWrite = (text: string) => /^\s*(insert|update|delete|with|commit)\b|\bfor update\b/i.test(text);
const query = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;

const isOfQueue = (client: object) =>
  (client as { readonly connectionParameters?: { readonly application_name?: string } }).connectionParameters
    ?.application_name === queueConnections;

pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
  const [first] = args as [string | { readonly text: string }];
  const text = typeof first === 'string' ? first : first.text;
  if (left <= 0 || isOfQueue(this) || !isWrite(text)) return query.apply(this, args);
  return (async () => {
    await step();
    const answer = await query.apply(this, args);
    if (text === 'commit') await step();
    return answer;
  })();
} as typeof pg.Client.prototype.query;
