import { setTimeout as sleep } from 'node:timers/promises';
import {
  EmbeddedDatabaseError,
  readConnectionFile,
  type SupervisorLog,
  startEmbeddedDatabase,
} from '@title24/embedded-postgres';
import { type DataDirRole, dataDirInUse, takeDataDirAfterTools } from '../data-dir/data-dir-lock.ts';
import { prepareDataDir } from '../data-dir/prepare-data-dir.ts';
import { explainFileError, StartupError } from '../process/startup-error.ts';
import type { Settings } from '../settings/settings.ts';
import { NewerDatabaseError, UnknownMigrationsError } from './check-migrations.ts';
import { connect, type Database, type OpenDatabase } from './database.ts';
import { type FillDatabase, prepareDatabase } from './prepare-database.ts';
import { backgroundLimits, pooledLimits, probeLimits } from './time-limits.ts';
import { unreachableDatabase } from './unreachable-database.ts';

const waitMs = 30_000;

/** Location of the database and of a pooler in front of it, and the maximum number of connections. */
export type DatabaseSettings = Pick<Settings, 'dataDir' | 'databaseUrl'> &
  Partial<Pick<Settings, 'databasePoolerUrl' | 'databaseConnections'>>;

/** A worker is one of several processes of a server, and uses the database that the server opened. */
export type DatabaseUser = DataDirRole | 'worker';

/**
 * Opens the site's database: the PostgreSQL server at DATABASE_URL, or the embedded database. Migrates and fills the
 * database first, unless `fill` is null.
 *
 * Without DATABASE_URL, a tool uses the embedded database of the running site. If no site is running, the
 * tool starts that database, and `close` stops it. A server requires exclusive use of the data folder, and
 * its workers use its database. `log` records unexpected exits and restarts of the embedded database.
 * @throws StartupError with instructions
 */
export async function openDatabase(
  settings: DatabaseSettings,
  fill: FillDatabase | null,
  role: DatabaseUser = 'tool',
  log: SupervisorLog = { error: () => {} },
): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl && role === 'tool') return openServer(databaseUrl, { fill });
  if (role === 'worker')
    return databaseUrl ? openServer(databaseUrl, { fill, ...settings }) : joinRunning(settings, fill);
  await prepareDataDir(dataDir);
  const lock = await takeDataDirAfterTools(dataDir, role, waitMs);
  if (!('release' in lock)) {
    if (role === 'server') throw dataDirInUse(dataDir, lock);
    return joinRunning({ dataDir }, fill);
  }
  try {
    return databaseUrl
      ? await openServer(databaseUrl, { fill, ...settings, afterClose: lock.release })
      : await openEmbedded(settings, fill, log, lock.release);
  } catch (error) {
    await lock.release();
    throw explainDatabaseError(error);
  }
}

function explainDatabaseError(error: unknown): unknown {
  if (error instanceof EmbeddedDatabaseError) return new StartupError(error.message, { cause: error });
  return explainFileError(error);
}

interface ServerOptions extends Partial<Pick<Settings, 'databasePoolerUrl' | 'databaseConnections'>> {
  readonly fill: FillDatabase | null;
  readonly afterClose?: () => Promise<void>;
}

async function openServer(
  url: string,
  {
    fill,
    databasePoolerUrl: poolerUrl = null,
    databaseConnections: max,
    afterClose = async () => {},
  }: ServerOptions,
): Promise<OpenDatabase> {
  const database = poolerUrl ? connect(poolerUrl, { limits: pooledLimits, max }) : connect(url, { max });
  try {
    await database.$client.query('select 1');
  } catch (error) {
    await database.$client.end();
    throw unreachableDatabase(poolerUrl ?? url, error, poolerUrl !== null);
  }
  return prepared(database, fill, {
    connectionString: url,
    ended: never,
    afterClose,
    startOver: 'set DATABASE_URL to an empty database',
  });
}

async function openEmbedded(
  { dataDir, databaseConnections: max }: DatabaseSettings,
  fill: FillDatabase | null,
  log: SupervisorLog,
  afterClose: () => Promise<void>,
): Promise<OpenDatabase> {
  const { connectionString, ended, stop } = await startEmbeddedDatabase(dataDir, log);
  const stopAll = async () => {
    await stop();
    await afterClose();
  };
  return prepared(connect(connectionString, { max }), fill, {
    connectionString,
    ended,
    afterClose: stopAll,
    startOver: `delete the data folder ${dataDir}`,
  });
}

/**
 * Connects to the running site's database. Retries, because a killed server's connection file remains until the next
 * server replaces it.
 */
async function joinRunning(
  { dataDir, databaseConnections }: Pick<DatabaseSettings, 'dataDir' | 'databaseConnections'>,
  fill: FillDatabase | null,
): Promise<OpenDatabase> {
  const deadline = performance.now() + waitMs;
  for (;;) {
    const connectionString = await readConnectionFile(dataDir, waitMs);
    if (!connectionString) {
      throw new StartupError(
        `A server is using ${dataDir} but does not offer its database. Stop it and try again.`,
      );
    }
    try {
      return await openServer(connectionString, {
        fill,
        ...(databaseConnections && { databaseConnections }),
      });
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sleep(200);
    }
  }
}

const never = new Promise<void>(() => {});

interface Origin {
  readonly connectionString: string;
  readonly ended: Promise<void>;
  readonly afterClose: () => Promise<void>;
  readonly startOver: string;
}

async function prepared(
  database: Database,
  fill: FillDatabase | null,
  { connectionString, ended, afterClose, startOver }: Origin,
): Promise<OpenDatabase> {
  const background = connect(connectionString, { limits: backgroundLimits, max: 3 });
  const probe = connect(connectionString, { limits: probeLimits, max: 1 });
  const close = async () => {
    await Promise.all([database, background, probe].map(({ $client }) => $client.end()));
    await afterClose();
  };
  try {
    if (fill) await prepareDatabase(connectionString, fill);
  } catch (error) {
    await close();
    if (error instanceof NewerDatabaseError) {
      throw new StartupError(
        'A newer release has removed data that this one uses. Nothing was changed. Start the newer release, or go back with the backup that was made before it (docs/operations.md, "Going back to the release before").',
        { cause: error },
      );
    }
    if (!(error instanceof UnknownMigrationsError)) throw error;
    throw new StartupError(
      `This database was created by another development version and cannot be updated by this one. Nothing was changed. Start that version again, or ${startOver} and start again; that loses what is stored there.`,
      { cause: error },
    );
  }
  return Object.assign(database, { background, answers: sharedProbe(probe), connectionString, ended, close });
}

/** Returns a function that tests whether the database answers. Concurrent calls share one query. */
function sharedProbe({ $client }: Database): () => Promise<boolean> {
  let asked: Promise<boolean> | null = null;
  return () => {
    asked ??= $client
      .query('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asked = null;
      });
    return asked;
  };
}
