import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { StartupError } from '../process/startup-error.ts';
import type { Settings } from '../settings/settings.ts';

const answerWithinMs = 10_000;
const retryMs = 5_000;

/** If this machine fails, PostgreSQL notices after about half a minute. Idle time and interval are in seconds. */
const keepalive =
  'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';

/** Arbitrary, but different from every other lock in this database. */
const serializing = 1_850_001;
const lockClasses = { store: 1_850_002, encrypts: 1_850_003, decrypts: 1_850_004 };

const refusals = {
  store:
    'Another server works on this database and keeps files in another place, so each would miss what the other one stores. For more than one server, give all of them the same S3_ENDPOINT, S3_REGION and S3_BUCKET. Else stop the other one, or set DATABASE_URL to a database of this server alone.',
  secret:
    'Another server works on this database with another AUTH_SECRET, so neither could read the secrets of authenticator apps that the other one stores. Give all servers the same AUTH_SECRET; to replace it, follow docs/operations.md.',
};

type AgreedSettings = Pick<Settings, 's3' | 'dataDir' | 'authSecrets'>;

interface AgreementLog {
  error(details: object, message: string): void;
}

/** Registration of a running server. */
export interface SiteAgreement {
  release(): Promise<void>;
}

/**
 * Registers where this server stores files and which `authSecrets` it uses. The registration consists of locks on a
 * separate database connection. Refuses this server if it stores files in a different place than a running server, or
 * if one of these two servers could not decrypt what the other encrypts.
 * @param connectionString contains a password and must never be logged
 * @throws StartupError that states what to set
 */
export async function agreeOnSite(
  connectionString: string,
  settings: AgreedSettings,
  log: AgreementLog,
): Promise<SiteAgreement> {
  const [newest = '', ...older] = settings.authSecrets;
  const terms: Terms = {
    store: numberOf(await storeOf(settings)),
    encrypts: numberOf(newest),
    // The empty string stands for the secret in the database, with which every server can decrypt.
    decrypts: ['', newest, ...older].map(numberOf),
  };
  const state: { client: pg.Client | null; timer: NodeJS.Timeout | undefined; isOver: boolean } = {
    client: null,
    timer: undefined,
    isOver: false,
  };
  const join = async () => {
    const client = await register(connectionString, terms);
    state.client = client;
    const lost = () => {
      if (state.client !== client) return;
      state.client = null;
      client.end().catch(() => undefined);
      if (!state.isOver) registerLater();
    };
    client.on('error', lost);
    client.on('end', lost);
    if (state.isOver) await client.end();
  };
  const registerLater = () => {
    state.timer = setTimeout(() => {
      join().catch((err: unknown) => {
        if (state.isOver) return;
        if (err instanceof StartupError)
          log.error({ err }, 'Another server with different settings has started');
        registerLater();
      });
    }, retryMs).unref();
  };
  await join();
  return {
    async release() {
      state.isOver = true;
      clearTimeout(state.timer);
      const { client } = state;
      state.client = null;
      await client?.end().catch(() => undefined);
    },
  };
}

interface Terms {
  readonly store: number;
  readonly encrypts: number;
  readonly decrypts: readonly number[];
}

const held = `(select pid, classid::int, objid::int from pg_locks where locktype = 'advisory' and granted and objsubid = 2
  and database = (select oid from pg_database where datname = current_database())) as held`;

async function register(connectionString: string, { store, encrypts, decrypts }: Terms): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
    keepAlive: true,
    application_name: 'title24-server',
  });
  const ignore = () => undefined;
  client.on('error', ignore);
  try {
    await client.connect();
    await client.query(keepalive);
    // If two servers start at once, the second must find the locks of the first.
    await client.query('select pg_advisory_lock($1)', [serializing]);
    const elsewhere = await client.query(`select 1 from ${held} where classid = $1 and objid <> $2`, [
      lockClasses.store,
      store,
    ]);
    if (elsewhere.rows.length > 0) throw new StartupError(refusals.store);
    const unreadable = await client.query(
      `select 1 from ${held} where classid = $1 and (objid <> all($2) or objid <> $3 and not exists (
         select 1 from ${held.replace('as held', 'as theirs')} where theirs.pid = held.pid and theirs.classid = $4 and theirs.objid = $3))`,
      [lockClasses.encrypts, decrypts, encrypts, lockClasses.decrypts],
    );
    if (unreadable.rows.length > 0) throw new StartupError(refusals.secret);
    const locks = [
      [lockClasses.store, store],
      [lockClasses.encrypts, encrypts],
      ...decrypts.map((number) => [lockClasses.decrypts, number]),
    ];
    for (const lock of locks) await client.query('select pg_advisory_lock_shared($1, $2)', lock);
    await client.query('select pg_advisory_unlock($1)', [serializing]);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  return client;
}

/** Returns an id of the file store, which is equal on all servers that share files. */
async function storeOf({ s3, dataDir }: AgreedSettings): Promise<string> {
  if (s3) return `bucket ${s3.endpoint ?? `aws ${s3.region}`} ${s3.bucket}`;
  const file = path.join(dataDir, 'store-id');
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  await writeFile(file, randomUUID(), { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return `folder ${await readFile(file, 'utf8')}`;
}

/** Returns 31 bits of a hash, which fit in a lock key and reveal little about a secret. */
function numberOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() >>> 1;
}
