import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { installedBinaries, type PostgresBinaries } from './binaries.ts';
import { copyBinaries } from './copy-binaries.ts';
import { type DatabaseUser, databaseUser } from './database-user.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { recordedCluster, recordHome } from './home-record.ts';
import { makeOutsideHome } from './outside-home.ts';
import { canEnter, canUse } from './reach.ts';

/** Location of a data folder's database, with the programs and the operating system user that run it. */
export interface ClusterHome {
  /** PostgreSQL's data directory, which exists after initialization. */
  readonly cluster: string;
  readonly binaries: PostgresBinaries;
  readonly user: DatabaseUser;
}

export interface ClusterHomeOptions {
  /**
   * Absolute path of a folder that every user can enter. It holds the files that the database user could not reach in
   * their usual location.
   */
  readonly outside: string;
  readonly installed: PostgresBinaries;
}

const defaults = (): ClusterHomeOptions => ({
  outside: '/var/lib/title24-compliance',
  installed: installedBinaries(),
});

/**
 * Finds the location of the database. Usually the database is in `postgresql` in the data folder, and its
 * programs are in node_modules. If this process runs as root, the database user may be unable to enter these
 * folders (for example, a checkout below /root or a folder from `mktemp -d`). Files that the user cannot
 * reach are kept in `outside`. If the database is kept there, the data folder records its location.
 * @throws EmbeddedDatabaseError, for example if the data folder is a copy of another one
 */
export async function findClusterHome(
  givenDataDir: string,
  { outside, installed } = defaults(),
): Promise<ClusterHome> {
  const dataDir = await realpath(givenDataDir);
  const cluster = (await recordedCluster(dataDir)) ?? path.join(dataDir, 'postgresql');
  const user = await databaseUser(cluster);
  if (user === null) return { cluster, binaries: installed, user };

  const binaries = (await canUse(user, installed)) ? installed : await copyBinaries(installed, outside);
  if (await canEnter(user, existsSync(cluster) ? cluster : path.dirname(cluster))) {
    return { cluster, binaries, user };
  }
  if (existsSync(cluster)) {
    throw new EmbeddedDatabaseError(
      `The database's user cannot enter ${cluster} anymore. Let other users enter the folders above it (chmod o+x), ` +
        'or move the data folder back to where it was.',
    );
  }
  const outsideCluster = await makeOutsideHome(outside);
  await recordHome(dataDir, outsideCluster);
  return { cluster: outsideCluster, binaries, user };
}
