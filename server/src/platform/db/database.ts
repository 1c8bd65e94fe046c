import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { causes, inSpan } from '../logging/cause.ts';
import { requestLimits, type TimeLimits } from './time-limits.ts';

/** The site's database. `$client` is its connection pool. */
export type Database = NodePgDatabase & { readonly $client: pg.Pool };

/** The database within a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** The site's database with its additional connections. */
export type OpenDatabase = Database & {
  /** Separate connections, for long-running work that no request waits for. */
  readonly background: Database;
  /**
   * Returns whether the database answers, on a connection that visitors do not use. Settles within seconds and never
   * rejects.
   */
  answers(): Promise<boolean>;
  /**
   * Connection string for components with their own connections, such as the change feed. It contains a password, so it
   * must never be logged.
   */
  readonly connectionString: string;
  /** Resolves when a database server that this process started has exited permanently, otherwise never. */
  readonly ended: Promise<void>;
  /** Closes the connections, and stops the database server if this process started it. */
  close(): Promise<void>;
};

/** Maximum length of a query's text in a span, in characters. */
const maxQueryText = 2_000;

interface ConnectionOptions {
  readonly limits?: TimeLimits;
  /** Maximum number of connections; 10 by default. */
  readonly max?: number | undefined;
}

/** Creates a connection pool, by default with the time limits for visitors' requests. */
export function connect(
  connectionString: string,
  { limits = requestLimits, max = 10 }: ConnectionOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString,
    max,
    ...limits,
    keepAlive: true,
    application_name: 'title24',
  });
  // The pool replaces broken idle connections. Without a listener, an error event would end the process.
  pool.on('error', () => {});
  pool.query = traced(pool.query.bind(pool));
  // Transactions send their queries without `pool.query`, so each connection is traced too.
  pool.on('connect', (client) => {
    client.query = traced((...args) => Reflect.apply(pg.Client.prototype.query, client, args));
  });
  return Object.assign(drizzle({ client: pool }), { transaction: transactionsOf(pool) });
}

/**
 * Returns a transaction function that does not reuse a connection after a failure. Drizzle's function leaks a
 * connection if BEGIN fails, and reuses a connection with a pending query if ROLLBACK fails.
 */
function transactionsOf(pool: pg.Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect();
    // The pool listens for errors only on idle connections. Here, the pending query reports the error.
    const ignore = () => {};
    client.on('error', ignore);
    let isReusable = false;
    try {
      const result = await drizzle({ client }).transaction(work, config);
      isReusable = true;
      return result;
    } finally {
      client.off('error', ignore);
      client.release(!isReusable);
    }
  };
}

/**
 * Returns a function that sends a query. If the site makes spans, each query of a request or job gets a span. The span
 * contains the query's text, but not the values of its parameters.
 */
function traced<Query>(send: (...args: never[]) => unknown): Query {
  const inOwnSpan = (...args: never[]) => {
    // A query with a callback comes from `pool.query`, which has already begun a span for the query.
    if (!causes.getStore()?.span || typeof args.at(-1) === 'function') return send(...args);
    const [query] = args as unknown as [string | { readonly text: string }];
    const text = typeof query === 'string' ? query : query.text;
    const [word = ''] = /[a-z]+/i.exec(text) ?? [];
    return inSpan(`query ${word.toLowerCase()}`, 'client', async () => send(...args), {
      'db.system.name': 'postgresql',
      'db.query.text': text.slice(0, maxQueryText),
    });
  };
  return inOwnSpan as Query;
}
