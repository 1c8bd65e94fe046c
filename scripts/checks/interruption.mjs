/** Exit code of an interrupted run, like that of a program ended by Ctrl-C. */
export const interruptedCode = 130;

/** Milliseconds that an interrupted tool has to close its own processes, such as browsers. */
const graceMs = 10_000;

const running = new Set();
let isInterrupted = false;

/** Whether the run is being ended, so that its results do not count. */
export const wasInterrupted = () => isInterrupted;

/**
 * Registers a child process with its own process group. If it is ended by a signal, or this process gets one,
 * {@link interrupt} ends the run.
 */
export function endWithRun(child) {
  running.add(child);
  child.on('close', (code, signal) => {
    running.delete(child);
    if (signal || code === interruptedCode) interrupt();
  });
}

/** Stops all registered children and ends this process as interrupted. */
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

/** Interrupts the run when this process is asked to end. */
export function listenForInterruption() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);
}

function signalAll(signal) {
  for (const { pid } of running) {
    try {
      process.kill(process.platform === 'win32' ? pid : -pid, signal);
    } catch {
      // The process has ended in the meantime.
    }
  }
}
