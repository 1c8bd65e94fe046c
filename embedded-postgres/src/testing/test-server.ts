import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { findClusterHome } from '../cluster-home.ts';
import { databaseName, initializeCluster } from '../initialize-cluster.ts';
import { startPostmaster } from '../postmaster.ts';

/** A running PostgreSQL server for tests. */
export interface TestServer {
  /** Connection string of the server's role, which can create more databases and roles. */
  readonly connectionString: string;
  stop(): Promise<void>;
}

/**
 * Nothing is flushed to disk, because the data is not needed after the tests. Autovacuum is off, because the owner of a
 * database cannot drop the database while the superuser's vacuum worker uses it. Many connections are allowed, because
 * several test sites run at the same time, and each may open more than ten.
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

/** Starts a PostgreSQL server in an empty folder. Tests share the server, each with its own database. */
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
