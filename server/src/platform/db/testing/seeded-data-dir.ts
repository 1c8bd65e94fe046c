import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type TemporaryDataDir, temporaryDataDir } from './temporary-data-dir.ts';

/** A temporary data folder with its database. */
export interface SeededDataDir extends TemporaryDataDir {
  /** Null if the site's first start creates the database in the data folder. */
  readonly databaseUrl: string | null;
  remove(): Promise<void>;
}

/**
 * Creates a data folder, and a migrated, seeded database on the test run's PostgreSQL server
 * (server/jest/test-database.mjs). Outside of Jest, only creates the folder; the site's first start creates
 * the database.
 */
export async function seededDataDir(): Promise<SeededDataDir> {
  const server = process.env.TITLE24_TEST_DATABASE;
  if (!server) return dataDirWithDatabase();
  return withDatabase(server, new URL(server).pathname.slice(1));
}

/** Creates a data folder, and an empty database on the test run's PostgreSQL server. */
export const emptyDatabase = () => withDatabase(process.env.TITLE24_TEST_DATABASE ?? '', 'template0');

async function withDatabase(server: string, template: string): Promise<SeededDataDir> {
  const folder = await temporaryDataDir();
  const url = new URL(server);
  const name = `test_${randomBytes(6).toString('hex')}`;
  // The default strategy also writes the copy to the write-ahead log, which doubles the processor time.
  await execute(server, `create database ${name} template ${template} strategy file_copy`);
  url.pathname = name;
  return {
    dataDir: folder.dataDir,
    databaseUrl: url.href,
    async remove() {
      await execute(server, `drop database ${name} with (force)`);
      await folder.remove();
    },
  };
}

/**
 * Creates an empty data folder, for a test that stops or kills the database server: the site's first start creates a
 * separate PostgreSQL cluster in the folder.
 */
export async function dataDirWithDatabase(): Promise<SeededDataDir> {
  return { ...(await temporaryDataDir()), databaseUrl: null };
}

async function execute(server: string, statement: string): Promise<void> {
  const url = new URL(server);
  // Does not connect to the template, because a database with connections cannot be copied.
  url.pathname = 'postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
