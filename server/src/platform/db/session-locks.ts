import pg from 'pg';

const answerWithinMs = 5000;

/** Times in seconds. If this machine fails, PostgreSQL releases the locks after about half a minute. */
const keepalive =
  'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';

const channel = 'lock_wanted';

/**
 * Manages locks that exclude a site's other processes. PostgreSQL releases the locks of a process when its connection
 * closes, and therefore also when the process ends. The locks do not exclude callers within the same process.
 */
export class SessionLocks {
  readonly #connectionString: string;
  readonly #onWanted: (name: string) => void;
  #connection: Promise<pg.Client> | null = null;

  /**
   * @param connectionString contains a password and must never be logged
   * @param onWanted called with the name of a lock when any process, including this one, asks for the lock;
   * this process need not hold the lock
   */
  constructor(connectionString: string, onWanted: (name: string) => void = () => {}) {
    this.#connectionString = connectionString;
    this.#onWanted = onWanted;
  }

  /**
   * Takes the lock if no other process holds it. Rejects while the database is unavailable.
   * @returns whether this process holds the lock now
   */
  async take(name: string): Promise<boolean> {
    const client = await this.#connected();
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
      [name],
    );
    return rows[0]?.taken ?? false;
  }

  /** Releases the lock, unless a broken connection has already released it. */
  async release(name: string): Promise<void> {
    const client = await this.#connection?.catch(() => null);
    await client?.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]).catch(() => undefined);
  }

  /** Asks the process that holds the lock to release it. */
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
    let isLost = false;
    const lost = () => {
      // 'end' follows each error. Another connection may be open by then, so only the first event clears the field.
      if (!isLost) this.#connection = null;
      isLost = true;
      client.end().catch(() => undefined);
    };
    client.on('error', lost);
    client.on('end', lost);
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
