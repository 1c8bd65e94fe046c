import { readFileSync } from 'node:fs';

/** Whether a process with this id is running, under any user. */
export function isAlive(pid: number): boolean {
  return sendSignal(pid, 0) && !isZombie(pid);
}

/** Sends a signal; returns whether a process with this id exists. */
export function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    // EPERM: the process is alive but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Whether the process has exited but its parent has not reaped it. In a container without an init process, it can
 * stay that way.
 */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    // "42 (name) Z …": the name can contain anything, including parentheses.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.startsWith('Z') ?? false;
  } catch {
    return false;
  }
}
