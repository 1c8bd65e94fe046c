/** Exit code of an interrupted run, as for a program that is ended by Ctrl-C. */
export const interruptedCode = 130;

/** Milliseconds that an interrupted tool gets to close its own processes, such as browsers. */
const graceMs = 10_000;

const running = new Set();
let isInterrupted = false;

/** Returns whether the run is being interrupted, in which case its results do not count. */
export const wasInterrupted = () => isInterrupted;

/**
 * Registers a child process that has its own process group. {@link interrupt} ends the run if a signal ends the child
 * or reaches this process.
 */
export function endWithRun(child) {
  running.add(child);
  child.on('close', (code, signal) => {
    running.delete(child);
    if (signal || code === interruptedCode) interrupt();
  });
}

/** Stops all registered children and ends this process with the exit code of an interrupted run. */
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

/** Interrupts the run when this process receives a signal to end. */
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
