import pg from 'pg';

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

/**
 * Runs an action once, right before this process sends the first matching statement, to simulate another process that
 * acts at that point.
 * @returns a function that removes the hook and returns whether the action has run
 */
export function beforeStatement(pattern: RegExp, act: () => Promise<unknown>): () => boolean {
  const query = pg.Client.prototype.query as Query;
  let isDone = false;
  const watched: Query = function watched(this: pg.Client, ...args) {
    const [first] = args as [string | { readonly text: string }];
    const text = typeof first === 'string' ? first : first.text;
    if (isDone || !pattern.test(text)) return query.apply(this, args);
    isDone = true;
    return act().then(() => query.apply(this, args));
  };
  pg.Client.prototype.query = watched as typeof pg.Client.prototype.query;
  return () => {
    pg.Client.prototype.query = query as typeof pg.Client.prototype.query;
    return isDone;
  };
}
