import { readFileSync } from 'node:fs';

/** Whether there is a running process of that number, whoever owns it. */
export function isAlive(pid: number): boolean {
  return sendSignal(pid, 0) && !isZombie(pid);
}

/** Sends a signal; returns whether there is a process of that number. */
export function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    // EPERM: it lives, as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Ended, but its parent has not taken note. In a container without an init process that can last. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    // "42 (name) Z …": the name may hold anything, brackets too.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.startsWith('Z') ?? false;
  } catch {
    return false;
  }
}
