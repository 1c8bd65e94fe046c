import pg from 'pg';

const answerWithinMs = 5000;

/**
 * Keepalive settings, in seconds: PostgreSQL notices within about half a minute that this machine has failed, and
 * releases its locks.
 */
const keepalive =
  'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';

/** The channel on which other processes are asked to release a lock. */
const channel = 'lock_wanted';

/**
 * Locks among the processes of a site, on one connection that is opened at the first use and reopened after it breaks.
 * They end with the connection, and so with the process in any case. Within one process these locks do not exclude each
 * other: callers there must coordinate themselves.
 */
export class SessionLocks {
  readonly #connectionString: string;
  readonly #onWanted: (name: string) => void;
  #connection: Promise<pg.Client> | null = null;

  /**
   * @param connectionString holds a password: never log it
   * @param onWanted called with the name of a lock that another process wants, whether or not this process holds it
   */
  constructor(connectionString: string, onWanted: (name: string) => void = () => {}) {
    this.#connectionString = connectionString;
    this.#onWanted = onWanted;
  }

  /**
   * Takes the lock if no other process has it. Returns whether this process has it. Rejects while the database is
   * unavailable.
   */
  async take(name: string): Promise<boolean> {
    const client = await this.#connected();
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
      [name],
    );
    return rows[0]?.taken ?? false;
  }

  /** Releases the lock. If the connection broke, its end has already released the lock. */
  async release(name: string): Promise<void> {
    const client = await this.#connection?.catch(() => null);
    await client?.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]).catch(() => undefined);
  }

  /** Asks the lock's holder to release it. */
  async ask(name: string): Promise<void> {
    const client = await this.#connected();
    await client.query('select pg_notify($1, $2)', [channel, name]);
  }

  async close(): Promise<void> {
    const client = await this.#connection?.catch(() => null);
    this.#connection = null;
    await client?.end().catch(() => undefined);
  }

  #connected(): Promise<pg.Client> {
    this.#connection ??= this.#connect();
    return this.#connection;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
      keepAlive: true,
      application_name: 'title24-locks',
    });
    const lost = () => {
      this.#connection = null;
      client.end().catch(() => undefined);
    };
    client.on('error', lost);
    client.on('end', () => {
      this.#connection = null;
    });
    client.on('notification', ({ payload }) => this.#onWanted(payload ?? ''));
    try {
      await client.connect();
      await client.query(`${keepalive}; listen ${channel}`);
    } catch (error) {
      lost();
      throw error;
    }
    return client;
  }
}
