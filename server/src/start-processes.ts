import type { Logger } from 'pino';
import { openDatabase } from './platform/db/open-database.ts';
import { requireUsablePort } from './platform/http/listen.ts';
import { Resources } from './platform/lifecycle/resources.ts';
import type { RunningServer } from './platform/lifecycle/running-server.ts';
import { WorkerProcesses } from './platform/lifecycle/worker-processes.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { buildsReady } from './platform/process/builds-ready.ts';
import { settingWarnings } from './platform/settings/setting-warnings.ts';
import type { Settings } from './platform/settings/settings.ts';

/**
 * Starts a site with several processes. The primary process locks the data folder, opens the site's database, and on
 * SIGUSR2 replaces the worker processes.
 * @throws StartupError whose message includes the remedy, after everything has been stopped again
 */
export async function startProcesses(settings: Settings, logger: Logger): Promise<RunningServer> {
  const resources = new Resources();
  const workers = new WorkerProcesses(settings, logger);
  process.on('SIGUSR2', () => void workers.replaceAll());
  for (const warning of settingWarnings(settings)) logger.warn(warning);
  try {
    await requireUsablePort(settings);
    if (settings.awaitBuilds) await buildsReady();
    const database = await openDatabase(settings, null, 'server', logger);
    resources.add(() => database.close());
    if (settings.metricsAddress) {
      const { workerMetrics } = await import('./platform/metrics/worker-metrics.ts');
      const served = await serveMetrics(workerMetrics(), settings.metricsAddress);
      resources.add(() => served.close());
    }
    let delayMs = 0;
    resources.add(() => workers.stop(delayMs));
    const url = await workers.start();
    return {
      url,
      databaseLost: database.ended,
      async stop(afterMs = 0) {
        delayMs = afterMs;
        await resources.release();
      },
    };
  } catch (error) {
    await resources
      .release()
      .catch((err: unknown) => logger.error({ err }, 'Shutdown did not complete cleanly'));
    throw error;
  }
}
