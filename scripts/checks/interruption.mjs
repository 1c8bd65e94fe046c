/** Conventional exit code of a program ended by Ctrl-C. */
export const interruptedCode = 130;

/** Time limit in milliseconds for an interrupted tool to close its own processes, such as browsers. */
const graceMs = 10_000;

const running = new Set();
let isInterrupted = false;

/** Returns whether the run is being interrupted. The results of an interrupted run do not count. */
export const wasInterrupted = () => isInterrupted;

/**
 * Registers a child process that has its own process group. An interrupted run ends the child. A child that is ended
 * by a signal, or exits with {@link interruptedCode}, interrupts the run.
 */
export function endWithRun(child) {
  running.add(child);
  child.on('close', (code, signal) => {
    running.delete(child);
    if (signal || code === interruptedCode) interrupt();
  });
}

function interrupt() {
  if (isInterrupted) return;
  isInterrupted = true;
  signalAll('SIGINT');
  setTimeout(() => signalAll('SIGKILL'), graceMs);
  const timer = setInterval(() => {
    if (running.size > 0) return;
    clearInterval(timer);
    console.log('\nInterrupted');
    process.exit(interruptedCode);
  }, 50);
}

/** Interrupts the run when this process receives SIGINT, SIGTERM or SIGHUP. */
export function listenForInterruption() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);
}

function signalAll(signal) {
  for (const { pid } of running) {
    try {
      process.kill(process.platform === 'win32' ? pid : -pid, signal);
    } catch {
      // The process has already ended.
    }
  }
}
