import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';

const run = promisify(execFile);

/** Operating system user that PostgreSQL runs as. Null for the user of this process. */
export type DatabaseUser = { readonly uid: number; readonly gid: number } | null;

/**
 * Chooses the user to run PostgreSQL as, because PostgreSQL refuses to run as root. If this process runs as root, the
 * choice is the owner of the existing cluster. If there is no cluster or root owns it, the choice is the user
 * 'postgres', which is created if necessary.
 * @returns null if this process does not run as root
 * @throws EmbeddedDatabaseError if the user cannot be created
 */
export async function databaseUser(cluster: string): Promise<DatabaseUser> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(cluster).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return lookUpUser().catch(createUser);
}

async function lookUpUser(): Promise<DatabaseUser> {
  const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

async function createUser(): Promise<DatabaseUser> {
  try {
    await run('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
      'postgres',
    ]);
    return await lookUpUser();
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      "The built-in database cannot run as root, and a user for it could not be made. Make a user named 'postgres', " +
        'start as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
      { cause },
    );
  }
}
