import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isAlive, sendSignal } from '../../lifecycle/process-state.ts';
import { StartupError } from '../../lifecycle/startup-error.ts';

const run = promisify(execFile);

/**
 * Ends the database server that a killed predecessor left running on this cluster, and removes its pid file.
 * To be called with the data folder locked, so that whatever runs belongs to nobody any more.
 */
export async function stopLeftBehind(cluster: string): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid');
  const pid = Number.parseInt((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0] ?? '', 10);
  if (pid > 0 && (await serves(pid, cluster))) {
    if (!(await end(pid, 'SIGINT', 10_000)) && !(await end(pid, 'SIGQUIT', 10_000))) {
      throw new StartupError(
        `An earlier database server (process ${pid}) on ${cluster} does not stop. End it with: kill -9 ${pid}`,
      );
    }
  }
  // PostgreSQL removes it itself when it ends in order. Left over, it would stop the next start where the number has
  // since been given to another program of the same user.
  await rm(pidFile, { force: true });
}

/** Whether the process is a database server whose data folder is `cluster`: it makes that its working directory. */
async function serves(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null);
    return folder === (await realpath(cluster));
  }
  const command = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return command.stdout.includes(cluster);
}

async function end(pid: number, signal: 'SIGINT' | 'SIGQUIT', withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    sendSignal(pid, signal);
    await sleep(20);
  }
  return true;
}
