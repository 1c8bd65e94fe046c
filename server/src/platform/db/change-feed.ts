import pg from 'pg';

type RegistryListener = (restored: string | null) => void;

export interface ChangeFeed {
  /**
   * Returns the data revision, or null while changes could be missed. With null, cached data may be outdated, but can
   * still be served (docs/adr/0019).
   */
  revision(): number | null;
  /** Reads the newest revision without waiting for its notification. */
  catchUp(): Promise<void>;
  /**
   * Registers a listener for changes to the registry: its versions, releases and canaries. The listener gets the name
   * of the part whose files were restored, '' if no files were restored, or null if notifications may have been missed.
   * @returns a function that removes the listener
   */
  onRegistryChange(listener: RegistryListener): () => void;
  close(): Promise<void>;
}

export interface ChangeFeedLog {
  warn(details: object, message: string): void;
}

/**
 * Follows the changes that all processes make to content and the registry, with LISTEN on a separate connection, which
 * is reopened if lost. Resolves once the connection listens.
 */
export async function startChangeFeed(connectionString: string, log: ChangeFeedLog): Promise<ChangeFeed> {
  const feed = new ListeningFeed(connectionString, log);
  await feed.listen();
  return feed;
}

/** Milliseconds between test queries, which detect a connection that failed without an error. */
const heartbeatMs = 15_000;
const answerWithinMs = 5000;
const maxPauseMs = 5000;

class ListeningFeed implements ChangeFeed {
  readonly #connectionString: string;
  readonly #log: ChangeFeedLog;
  readonly #registryListeners = new Set<RegistryListener>();
  #client: pg.Client | undefined;
  #revision: number | null = null;
  #closed = false;
  #pause = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(connectionString: string, log: ChangeFeedLog) {
    this.#connectionString = connectionString;
    this.#log = log;
  }

  revision(): number | null {
    return this.#revision;
  }

  async catchUp(): Promise<void> {
    const client = this.#client;
    if (!client) return;
    try {
      this.#raise(await readRevision(client));
    } catch (error) {
      // Changes could now be missed, so cached data may be outdated.
      this.#lost(client, error);
    }
  }

  onRegistryChange(listener: RegistryListener): () => void {
    this.#registryListeners.add(listener);
    return () => void this.#registryListeners.delete(listener);
  }

  async listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
      keepAlive: true,
    });
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, new Error('The connection ended.')));
    client.on('notification', ({ channel, payload }) => this.#changed(channel, payload));
    try {
      await client.connect();
      await client.query('listen data_changed; listen registry_changed');
      this.#raise(await readRevision(client));
    } catch (error) {
      this.#revision = null;
      abandon(client);
      throw error;
    }
    if (this.#closed) return abandon(client);
    this.#client = client;
    this.#pause = 0;
    this.#timer = setTimeout(() => this.#sendHeartbeat(client), heartbeatMs);
    this.#registryChanged(null);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#revision = null;
    clearTimeout(this.#timer);
    await this.#client?.end();
  }

  #changed(channel: string, payload = ''): void {
    if (channel === 'data_changed') this.#raise(Number(payload));
    else this.#registryChanged(payload);
  }

  #registryChanged(restored: string | null): void {
    for (const listener of this.#registryListeners) listener(restored);
  }

  #raise(revision: number): void {
    this.#revision = Math.max(revision, this.#revision ?? 0);
  }

  async #sendHeartbeat(client: pg.Client): Promise<void> {
    try {
      this.#raise(await readRevision(client));
      if (client === this.#client) this.#timer = setTimeout(() => this.#sendHeartbeat(client), heartbeatMs);
    } catch (error) {
      this.#lost(client, error);
    }
  }

  #lost(client: pg.Client, error: unknown): void {
    if (client !== this.#client || this.#closed) return;
    this.#client = undefined;
    this.#revision = null;
    clearTimeout(this.#timer);
    abandon(client);
    this.#log.warn(
      { err: error },
      'Lost the connection for change notifications; cached content is served until it is back',
    );
    this.#retry();
  }

  #retry(): void {
    this.#pause = Math.min(maxPauseMs, this.#pause * 2 || 100);
    this.#timer = setTimeout(() => {
      this.listen().catch(() => {
        if (!this.#closed) this.#retry();
      });
    }, this.#pause);
  }
}

async function readRevision(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ revision: string }>('select revision from data_revision');
  return Number(rows[0]?.revision);
}

function abandon(client: pg.Client): void {
  client.end().catch(() => {});
}
