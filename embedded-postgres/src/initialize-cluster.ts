import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { program } from './binaries.ts';
import type { ClusterHome } from './cluster-home.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';

/** Name of the database and of the role that owns it. The site never connects as a superuser. */
export const databaseName = 'title24';

/**
 * All environment variables that PostgreSQL gets. PGDATA and similar variables of this process must not redirect
 * PostgreSQL.
 */
export const postgresEnvironment = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' };

/**
 * Creates the cluster with its role and database if none exists. The cluster is built in a temporary folder and then
 * renamed, so that its final path never contains a partial cluster. Also removes the leftovers of interrupted starts.
 * @param privileges additional privileges for the role, which always owns its database
 */
export async function initializeCluster(
  home: ClusterHome,
  password: string,
  privileges: '' | 'CREATEDB CREATEROLE' = '',
): Promise<void> {
  const parent = path.dirname(home.cluster);
  await mkdir(parent, { recursive: true, mode: 0o711 });
  await removeUnfinished(parent);
  if (existsSync(home.cluster)) return;

  const unfinished = `${home.cluster}.new-${randomBytes(4).toString('hex')}`;
  await makeFolder(unfinished, home);
  await withPasswordFile(home, parent, (passwordFile) =>
    run(home, program(home.binaries, 'initdb'), [
      `--pgdata=${unfinished}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--no-locale',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ]),
  );
  await runSingleUser(home, unfinished, [
    `CREATE ROLE ${databaseName} LOGIN ${privileges} PASSWORD '${password}'`,
    `CREATE DATABASE ${databaseName} OWNER ${databaseName}`,
    // The superuser has no password and cannot log in. Repairs use single-user mode.
    'ALTER ROLE postgres PASSWORD NULL',
  ]);
  await rename(unfinished, home.cluster);
  await syncFolder(parent);
}

/** Flushes a folder's new, renamed and removed entries to disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Sets a new password for the site's role after its password file has been lost. */
export async function resetPassword(home: ClusterHome, password: string): Promise<void> {
  await runSingleUser(home, home.cluster, [`ALTER ROLE ${databaseName} PASSWORD '${password}'`]);
}

async function removeUnfinished(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (/^postgresql\.new-|^initial-password-/.test(name))
      await rm(path.join(parent, name), { recursive: true, force: true });
  }
}

async function makeFolder(folder: string, { user }: ClusterHome): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  if (user) await chown(folder, user.uid, user.gid);
}

async function withPasswordFile(
  home: ClusterHome,
  parent: string,
  use: (file: string) => Promise<void>,
): Promise<void> {
  const file = path.join(parent, `initial-password-${randomBytes(4).toString('hex')}`);
  try {
    await writeFile(file, randomBytes(24).toString('hex'), { mode: 0o600 });
    if (home.user) await chown(file, home.user.uid, home.user.gid);
    await use(file);
  } finally {
    await rm(file, { force: true });
  }
}

/**
 * Runs statements in single-user mode. PostgreSQL reads them from standard input, because other users could
 * see a password in the command line arguments.
 */
function runSingleUser(home: ClusterHome, cluster: string, statements: readonly string[]): Promise<void> {
  const args = [
    '--single',
    '-j',
    '-D',
    cluster,
    '-c',
    'exit_on_error=on',
    '-c',
    'log_min_error_statement=panic',
    'postgres',
  ];
  return run(
    home,
    program(home.binaries, 'postgres'),
    args,
    statements.map((statement) => `${statement};\n\n`).join(''),
  );
}

function run(home: ClusterHome, file: string, args: readonly string[], input = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: '/',
      env: postgresEnvironment,
      ...home.user,
      stdio: ['pipe', 'ignore', 'pipe'],
      // Ctrl-C in the terminal must not interrupt the child process.
      detached: true,
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    child.on('error', (cause) => reject(failed(path.basename(file), cause)));
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(failed(path.basename(file), new Error(said.trim() || `exit code ${code}`)));
    });
    // Ignores write errors: if the child exits before it has read everything, its exit code shows the failure.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

function failed(name: string, cause: Error): EmbeddedDatabaseError {
  const reason =
    cause.message.split('\n').findLast((line) => /error|fatal|could not/i.test(line)) ?? cause.message;
  return new EmbeddedDatabaseError(`The built-in database could not be set up (${name}: ${reason.trim()}).`, {
    cause,
  });
}
