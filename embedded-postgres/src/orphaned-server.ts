import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { isAlive, sendSignal } from './process-state.ts';

const run = promisify(execFile);

const endWithinMs = 10_000;

/**
 * Stops the database server that an earlier, killed process left running on this cluster. The caller must hold the
 * data folder's lock, so that no other process can be using the server.
 */
export async function stopOrphanedServer(cluster: string): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid');
  const text = await readFile(pidFile, 'utf8').catch(() => null);
  if (text === null) return;
  const pid = Number.parseInt(text, 10);
  // When PostgreSQL starts, it removes the pid file of a dead process.
  if (pid > 0 && !isAlive(pid)) return;
  if (!(pid > 0 && (await serves(pid, cluster)))) {
    // A power failure has truncated the file, or another program now has the process id. PostgreSQL would refuse to
    // start with such a file.
    await rm(pidFile, { force: true });
    return;
  }
  if ((await end(pid, cluster, 'SIGINT')) || (await end(pid, cluster, 'SIGQUIT'))) return;
  throw new EmbeddedDatabaseError(
    `An earlier database server (process ${pid}) on ${cluster} does not stop. Stop it with: kill -9 ${pid}`,
  );
}

/**
 * Returns whether the process is a database server whose data directory is `cluster`. PostgreSQL uses its data
 * directory as its working directory.
 */
async function serves(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null);
    return folder === (await realpath(cluster));
  }
  const command = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return command.stdout.includes(cluster);
}

async function end(pid: number, cluster: string, signal: NodeJS.Signals): Promise<boolean> {
  const deadline = Date.now() + endWithinMs;
  sendSignal(pid, signal);
  while (await serves(pid, cluster)) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}
