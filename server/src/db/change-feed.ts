import pg from 'pg';

export interface ChangeFeed {
  /** The data revision that caches are valid for; null while changes could be missed, when nothing may be cached. */
  revision(): number | null;
  /** Calls back after each change of content, and after changes may have been missed. */
  onDataChange(listener: () => void): void;
  /** Calls back after a remote was published, released or withdrawn, and after that may have been missed. */
  onRegistryChange(listener: () => void): void;
  close(): Promise<void>;
}

/** Where the feed tells of a connection that broke. */
export interface ChangeFeedLog {
  warn(details: object, message: string): void;
}

/** A connection can die without a word; asking now and then bounds how long that goes unnoticed. */
const heartbeatMs = 15_000;
const longestPauseMs = 5000;

/**
 * Follows the changes that any process makes to the database, by LISTEN on a connection of its own that is made again
 * when it breaks. Resolves when it listens.
 */
export async function startChangeFeed(connectionString: string, log: ChangeFeedLog): Promise<ChangeFeed> {
  const dataListeners = new Set<() => void>();
  const registryListeners = new Set<() => void>();
  const tell = (listeners: Set<() => void>) => {
    for (const listener of listeners) listener();
  };
  let revision: number | null = null;
  let client: pg.Client | null = null;
  let closed = false;
  let pause = 0;
  let timer: NodeJS.Timeout | undefined;

  async function listen(): Promise<void> {
    const next = new pg.Client({
      connectionString,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      query_timeout: 5000,
    });
    next.on('error', (error) => lost(next, error));
    next.on('end', () => lost(next, new Error('The connection ended.')));
    next.on('notification', ({ channel, payload }) => {
      if (next !== client) return;
      if (channel === 'registry_changed') return tell(registryListeners);
      revision = Number(payload);
      tell(dataListeners);
    });
    try {
      await next.connect();
      await next.query('listen data_changed; listen registry_changed');
      client = next;
      revision = await readRevision(next);
    } catch (error) {
      next.end().catch(() => {});
      throw error;
    }
    pause = 0;
    timer = setTimeout(beat, heartbeatMs, next);
    tell(dataListeners);
    tell(registryListeners);
  }

  function beat(current: pg.Client): void {
    readRevision(current).then(
      (read) => {
        if (current !== client) return;
        if (read !== revision) {
          revision = read;
          tell(dataListeners);
        }
        timer = setTimeout(beat, heartbeatMs, current);
      },
      (error: unknown) => {
        lost(current, error);
        current.end().catch(() => {});
      },
    );
  }

  function lost(broken: pg.Client, error: unknown): void {
    if (broken !== client || closed) return;
    client = null;
    revision = null;
    clearTimeout(timer);
    log.warn(
      { err: error },
      'The connection that tells of changes broke; nothing is cached until it is back.',
    );
    retry();
  }

  function retry(): void {
    pause = Math.min(longestPauseMs, pause * 2 || 100);
    timer = setTimeout(() => {
      listen().catch(() => {
        if (!closed) retry();
      });
    }, pause);
  }

  await listen();
  return {
    revision: () => revision,
    onDataChange: (listener) => void dataListeners.add(listener),
    onRegistryChange: (listener) => void registryListeners.add(listener),
    async close() {
      closed = true;
      revision = null;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

async function readRevision(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ revision: string }>('select revision from data_revision');
  return Number(rows[0]?.revision);
}
