/** Whether there is a process of that number, whoever owns it. */
export function isAlive(pid: number): boolean {
  return sendSignal(pid, 0);
}

/** Sends a signal; answers whether there is a process of that number. */
export function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    // EPERM: it lives, as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
