import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { program } from './binaries.ts';
import type { ClusterHome } from './cluster-home.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { freePort } from './free-port.ts';
import { postgresEnvironment } from './initialize-cluster.ts';

/** A running PostgreSQL server process. */
export interface Postmaster {
  readonly port: number;
  /** Settles when the server has exited, whether on request or not. */
  readonly ended: Promise<void>;
  /**
   * Shuts the server down: closes its connections and flushes all data to disk. If the server is still
   * running after 10 seconds, stops it without a shutdown; it then recovers its data at the next start.
   */
  stop(): Promise<void>;
}

/** Maximum time, in milliseconds, for one attempt to start the server, including crash recovery. */
const startTimeoutMs = 120_000;

/**
 * Starts the server on `wantedPort`, or on a free loopback port, and waits until it accepts connections. The
 * server's log goes to `logFile`. `settings` override the site's default PostgreSQL settings.
 * @throws EmbeddedDatabaseError after five failed attempts, with the reason if the log contains one
 */
export async function startPostmaster(
  home: ClusterHome,
  logFile: string,
  wantedPort?: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<Postmaster> {
  await rename(logFile, `${logFile}.1`).catch(() => {});
  for (let attempt = 1; ; attempt++) {
    const port = wantedPort ?? (await freePort());
    const { child, ended } = await launch(home, port, logFile, settings);
    if (await becomesReady(home, child)) return { port, ended, stop: () => stop(child) };
    // The first attempts can fail because another process has taken the port, or because a child process of a killed
    // server still holds that server's shared memory for a moment.
    if (attempt === 5) throw await failedToStart(home, logFile);
    await sleep(200 * attempt);
  }
}

interface Launched {
  readonly child: ChildProcess;
  /** Settles when the server has exited. */
  readonly ended: Promise<void>;
}

async function launch(
  home: ClusterHome,
  port: number,
  logFile: string,
  settings: Readonly<Record<string, string>>,
): Promise<Launched> {
  const options = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    fsync: 'on',
    timezone: 'UTC',
    log_checkpoints: 'off',
    // Statements and values stay out of the log, because they may contain personal data.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...settings,
  };
  const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = await open(logFile, 'a', 0o600);
  try {
    const child = spawn(program(home.binaries, 'postgres'), ['-D', home.cluster, ...args], {
      ...home.user,
      cwd: '/',
      env: postgresEnvironment,
      stdio: ['ignore', log.fd, log.fd],
      // The server gets its own process group, so that Ctrl-C in the terminal does not stop it before pending requests
      // have completed.
      detached: true,
    });
    // Without a listener, a failed launch would end this process. `becomesReady` reports the failure.
    child.on('error', () => {});
    return { child, ended: follow(child) };
  } finally {
    await log.close();
  }
}

/**
 * Waits until the server is ready, as shown by the status line in PostgreSQL's pid file.
 * @returns false if the server exits or the time limit passes first
 */
async function becomesReady(home: ClusterHome, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + startTimeoutMs;
  while (isRunning(child) && Date.now() < deadline) {
    const lines = (await readFile(path.join(home.cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split(
      '\n',
    );
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return true;
    await sleep(10);
  }
  if (isRunning(child)) await stop(child);
  return false;
}

/**
 * Resolves when the server has exited. If this process exits first, signals the server to shut down. Must be called
 * right after the launch, because the exit of a server that fails early would otherwise be missed.
 */
function follow(child: ChildProcess): Promise<void> {
  const signalOnExit = () => child.kill('SIGINT');
  process.once('exit', signalOnExit);
  return new Promise((resolve) => {
    child.once('close', () => {
      process.off('exit', signalOnExit);
      resolve();
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  const closed = once(child, 'close');
  child.kill('SIGINT');
  const immediate = setTimeout(() => child.kill('SIGQUIT'), 10_000);
  await closed;
  clearTimeout(immediate);
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

async function failedToStart({ cluster }: ClusterHome, logFile: string): Promise<EmbeddedDatabaseError> {
  const log = await readFile(logFile, 'utf8').catch(() => '');
  const reason = log.split('\n').findLast((line) => /FATAL|PANIC|error/.test(line));
  return new EmbeddedDatabaseError(
    `The built-in database does not start${reason ? ` (${reason.replace(/^.*?(FATAL|PANIC)/, '$1').trim()})` : ''}. ` +
      `${whatToDo(log, cluster)}Its log is ${logFile}.`,
  );
}

/** PostgreSQL's messages about missing, truncated or modified database files. */
const damage =
  /could not (?:open|read|locate|access|find)[^\n]*(?:"(?:global|base|pg_\w+)\/|PG_VERSION|pg_control|checkpoint|data director)|PG_VERSION|pg_control|is not a valid data directory|invalid (?:primary )?checkpoint|invalid page|corrupt/i;

function whatToDo(log: string, cluster: string): string {
  if (/incompatible with server/.test(log)) {
    return `${cluster} was made by another version of PostgreSQL: start the version of this site that made it. `;
  }
  if (!damage.test(log)) return '';
  return `Its files in ${cluster} are damaged: restore the data folder from a backup, or move that folder away to start with an empty database. `;
}
