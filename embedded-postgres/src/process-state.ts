import { readFileSync } from 'node:fs';

/** Returns whether a process with the given id is running, under any user. */
export function isAlive(pid: number): boolean {
  return sendSignal(pid, 0) && !isZombie(pid);
}

/**
 * Sends a signal to a process.
 * @returns whether a process with the given id exists
 */
export function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    // EPERM means that the process is alive but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Returns whether the process has exited but its parent has not reaped it. In a container without an init process,
 * this state can last forever.
 */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    // The format is "42 (name) Z …", where the name can contain any characters, including parentheses.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.startsWith('Z') ?? false;
  } catch {
    return false;
  }
}
