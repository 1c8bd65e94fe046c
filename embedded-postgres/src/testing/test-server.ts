import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { findClusterHome } from '../cluster-home.ts';
import { databaseName, initializeCluster } from '../initialize-cluster.ts';
import { startPostmaster } from '../postmaster.ts';

/** A running server for tests. */
export interface TestServer {
  /** Address of the database of the server's role, which may create more databases and roles. */
  readonly connectionString: string;
  stop(): Promise<void>;
}

/**
 * Nothing outlives the tests, so nothing is flushed to disk. Nothing is vacuumed either: a vacuum worker belongs to
 * the superuser, and a database in which it works cannot be dropped by its owner. Each site in a test opens up to 25
 * connections.
 */
const options = {
  fsync: 'off',
  autovacuum: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '512MB',
  file_copy_method: 'clone',
  max_connections: '400',
};

/** Starts a PostgreSQL in an empty folder for tests that share it, each in its own database. */
export async function startTestServer(folder: string): Promise<TestServer> {
  const home = await findClusterHome(folder);
  const password = randomBytes(24).toString('hex');
  await initializeCluster(home, password, 'CREATEDB CREATEROLE');
  const { port, stop } = await startPostmaster(home, path.join(folder, 'postgresql.log'), undefined, options);
  return {
    connectionString: `postgres://${databaseName}:${password}@127.0.0.1:${port}/${databaseName}`,
    stop,
  };
}
