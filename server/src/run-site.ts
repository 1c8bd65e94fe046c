import cluster from 'node:cluster';
import { stopOnRequest } from './platform/lifecycle/stop-on-request.ts';
import type { WorkerMessage } from './platform/lifecycle/worker-processes.ts';
import { createLogger } from './platform/logging/logger.ts';
import { StartupError } from './platform/process/startup-error.ts';
import { readSettings } from './platform/settings/settings.ts';

try {
  const settings = readSettings(process.env);
  const logger = createLogger(settings);
  if (cluster.isWorker && settings.metricsAddress)
    (await import('./platform/metrics/worker-metrics.ts')).reportNothingYet();
  const starting =
    cluster.isPrimary && settings.processes > 1
      ? import('./start-processes.ts').then(({ startProcesses }) => startProcesses(settings, logger))
      : import('./start-server.ts').then(({ startServer }) => startServer(settings, logger));
  const isStopping = stopOnRequest(starting, logger, settings);
  const { url } = await starting;
  if (cluster.isWorker) report({ readyAt: url });
  else if (!isStopping()) process.stdout.write(`Ready: ${url}\n`);
} catch (error) {
  if (cluster.isWorker && error instanceof StartupError)
    await new Promise((sent) => report({ refusal: error.message }, () => sent(null)));
  // A person can fix a startup error, so its message is enough. Any other error is a bug, so its stack is printed.
  else
    process.stderr.write(
      error instanceof StartupError ? `${error.message}\n` : `${(error as Error).stack}\n`,
    );
  process.exit(1);
}

function report(message: WorkerMessage, done?: () => void): void {
  process.send?.(message, undefined, undefined, done);
}
