import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ClusterHome, findClusterHome } from './cluster-home.ts';
import { removeConnectionFile, writeConnectionFile } from './connection-file.ts';
import { databaseName, initializeCluster, resetPassword } from './initialize-cluster.ts';
import { stopOrphanedServer } from './orphaned-server.ts';
import { startPostmaster } from './postmaster.ts';
import { type SupervisorLog, superviseDatabase } from './supervised-postmaster.ts';

/** A running database server that belongs to the current process. */
export interface EmbeddedDatabase {
  readonly connectionString: string;
  /**
   * Settles when the database server has exited and will not be restarted. This happens after `stop`, or after
   * too many unexpected exits and failed restarts.
   */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL server of a data folder and restarts it after a crash. Creates the cluster if the folder has
 * none. The caller must hold the folder's lock.
 */
export async function startEmbeddedDatabase(dataDir: string, log: SupervisorLog): Promise<EmbeddedDatabase> {
  await removeConnectionFile(dataDir);
  const home = await findClusterHome(dataDir);
  await stopOrphanedServer(home.cluster);

  const password = await rolePassword(dataDir, home);
  await initializeCluster(home, password);

  const logFile = path.join(dataDir, 'postgresql.log');
  const postmaster = await superviseDatabase({ start: (port) => startPostmaster(home, logFile, port), log });
  const connectionString = `postgres://${databaseName}:${password}@127.0.0.1:${postmaster.port}/${databaseName}`;
  await writeConnectionFile(dataDir, connectionString);
  return {
    connectionString,
    ended: postmaster.ended,
    async stop() {
      await removeConnectionFile(dataDir);
      await postmaster.stop();
    },
  };
}

/**
 * Returns the password of the site's database role. The password is kept in a file that only the current user
 * can read. If the file is missing, a new password is generated.
 */
async function rolePassword(dataDir: string, home: ClusterHome): Promise<string> {
  const file = path.join(dataDir, 'database-password');
  if (existsSync(file)) return readFile(file, 'utf8');
  const password = randomBytes(24).toString('hex');
  if (existsSync(home.cluster)) await resetPassword(home, password);
  await writeFile(`${file}.new`, password, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return password;
}
