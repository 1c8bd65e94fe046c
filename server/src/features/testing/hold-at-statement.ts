/**
 * Loaded before a server (`node --import`) that is to be killed: stops its transactions among their statements. Its parent says
 * where, in a message, and is answered `understood`: n for the moment before a transaction that has locked a project or an order
 * sends its n-th statement after the lock; one more than COMMIT for the moment at which COMMIT was answered. Each that has
 * come to this place stays there, and the parent is told `held`.
 */
import pg from 'pg';

let holdAt = 0;
process.on('message', (n: number) => {
  holdAt = n;
  process.send?.('understood');
});

function hold(): Promise<never> {
  process.send?.('held');
  return new Promise(() => {});
}

/** Statements since the lock, of each connection that holds one. */
const counts = new WeakMap<pg.Client, number>();
const query = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;

pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
  const [first] = args as [string | { readonly text: string }];
  const text = typeof first === 'string' ? first : first.text;
  const count = counts.get(this);
  if (count === undefined) {
    if (/ from "(projects|orders)" .* for update/.test(text)) counts.set(this, 0);
    return query.apply(this, args);
  }
  const n = count + 1;
  counts.set(this, n);
  if (n === holdAt) return hold();
  if (!/^(commit|rollback)$/.test(text)) return query.apply(this, args);
  counts.delete(this);
  const answered = query.apply(this, args) as Promise<unknown>;
  return text === 'commit' && n + 1 === holdAt ? answered.then(hold) : answered;
} as typeof pg.Client.prototype.query;
