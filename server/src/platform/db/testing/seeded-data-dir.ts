import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type TemporaryDataDir, temporaryDataDir } from './temporary-data-dir.ts';

/** An empty data folder, and the database that belongs to it. */
export interface SeededDataDir extends TemporaryDataDir {
  /** Null if the database is in the folder, where the first start creates it. */
  readonly databaseUrl: string | null;
  /** Removes both. */
  remove(): Promise<void>;
}

/**
 * Creates a data folder for a test that is not about a first start, and a database that is migrated and seeded: a copy,
 * on the PostgreSQL of the test run (server/jest/test-database.mjs). Programs outside Jest get only an empty folder.
 */
export async function seededDataDir(): Promise<SeededDataDir> {
  const server = process.env.TITLE24_TEST_DATABASE;
  if (!server) return dataDirWithDatabase();
  return withDatabase(server, new URL(server).pathname.slice(1));
}

/**
 * Creates a data folder and an empty database, on the PostgreSQL of the test run; the first start migrates and seeds
 * it.
 */
export const emptyDatabase = () => withDatabase(process.env.TITLE24_TEST_DATABASE ?? '', 'template0');

async function withDatabase(server: string, template: string): Promise<SeededDataDir> {
  const folder = await temporaryDataDir();
  const url = new URL(server);
  const name = `test_${randomBytes(6).toString('hex')}`;
  // By default PostgreSQL logs each page of the copy, for twice the processor time.
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

/** Creates a data folder for a test that stops or kills PostgreSQL: it gets its own cluster. */
export async function dataDirWithDatabase(): Promise<SeededDataDir> {
  return { ...(await temporaryDataDir()), databaseUrl: null };
}

async function execute(server: string, statement: string): Promise<void> {
  const url = new URL(server);
  // Neither the copied nor the dropped database may have connections.
  url.pathname = 'postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
