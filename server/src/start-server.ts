import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { recordChange } from './features/audit/record-change.ts';
import { fileClock, siteClock, systemClock, useClock } from './platform/clock/clock.ts';
import { builtParts, howToReplace, publishBuilds } from './platform/composition/registry/publish-builds.ts';
import { byStart, byStartAlways } from './platform/composition/registry/publish-terms.ts';
import { openBlobStore } from './platform/composition/registry/store/open-blob-store.ts';
import { requireConfinement } from './platform/composition/rendering/confinement.ts';
import { startChangeFeed } from './platform/db/change-feed.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import { agreeOnSite } from './platform/db/site-agreement.ts';
import { explainStoreError } from './platform/files/explain-store-error.ts';
import { listen, requireUsablePort } from './platform/http/listen.ts';
import { siteOrigin } from './platform/http/site-origin.ts';
import { drain, drainLimitMs } from './platform/lifecycle/drain.ts';
import { Resources } from './platform/lifecycle/resources.ts';
import type { RunningServer } from './platform/lifecycle/running-server.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { buildsReady } from './platform/process/builds-ready.ts';
import { explainFileError } from './platform/process/startup-error.ts';
import { settingWarnings } from './platform/settings/setting-warnings.ts';
import type { Settings } from './platform/settings/settings.ts';
import { openSiteDatabase } from './site-database.ts';

/**
 * Opens the database, publishes the built parts if PUBLISH_BUILDS_FROM is set, and starts the change feed and the
 * application, which listens on its port. A worker process uses its parent's database.
 * @throws StartupError whose message includes the remedy, after everything has been stopped again
 */
export async function startServer(settings: Settings, logger: Logger): Promise<RunningServer> {
  const resources = new Resources();
  useClock(settings.clockFile === null ? systemClock : fileClock(settings.clockFile));
  if (!cluster.isWorker) {
    for (const warning of settingWarnings(settings)) logger.warn(warning);
    process.on('SIGUSR2', () =>
      logger.warn('A single process cannot be replaced while it serves. Set PROCESSES to 2 or more'),
    );
  }
  try {
    if (!cluster.isWorker) await requireUsablePort(settings);
    if (settings.requireConfinedRenderers) await requireConfinement();
    const application = import('./app.ts');
    application.catch(() => {});
    const builds = settings.awaitBuilds && !cluster.isWorker ? buildsReady() : null;
    builds?.catch(() => {});
    if (settings.exportsSpans) {
      const { exportSpans } = await import('./platform/logging/export-spans.ts');
      resources.add(exportSpans(settings.otlpHeaders));
    }
    const database = await openSiteDatabase(settings, cluster.isWorker ? 'worker' : 'server', logger);
    resources.add(() => database.close());
    const agreement = await agreeOnSite(database.connectionString, settings, logger);
    resources.add(() => agreement.release());
    await builds;
    await publishWorkspace(settings, database, logger);
    const changes = await startChangeFeed(database.connectionString, logger);
    resources.add(() => changes.close());
    const { buildApp } = await application;
    const app = await buildApp({ settings, database, changes, logger, clock: siteClock });
    let isReplacing = false;
    resources.add(() => drain(app, drainLimitMs, () => isReplacing && app.transfers.count > 0));
    if (app.metrics && settings.metricsAddress && !cluster.isWorker) {
      const served = await serveMetrics(app.metrics, settings.metricsAddress);
      resources.add(() => served.close());
    }
    await listen(app, settings);
    await app.localAccess.announce(localAddress(app, settings));
    return {
      url: siteOrigin(app, settings),
      databaseLost: database.ended,
      async stop(delayMs = 0, isReplaced = false) {
        app.announceStop(isReplaced);
        isReplacing = isReplaced;
        await sleep(delayMs);
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

async function publishWorkspace(
  { publishBuildsFrom, publishBuilds: which, publishParts, buildMode, dataDir, s3 }: Settings,
  db: OpenDatabase,
  logger: Logger,
): Promise<void> {
  if (!publishBuildsFrom) return;
  const builds = { workspace: publishBuildsFrom, mode: buildMode };
  const names = publishParts ?? (await builtParts(builds));
  const store = await openBlobStore({ s3, dataDir });
  const terms = which === 'always' ? byStartAlways : byStart;
  const parts = await publishBuilds(names, {
    ...builds,
    db,
    dataDir,
    store,
    terms,
    recordAct: recordChange,
  }).catch((error: unknown) => {
    throw explainStoreError(explainFileError(error), s3);
  });
  for (const part of parts) {
    const { name, outcome } = part;
    if (outcome === 'refused') {
      logger.error({ name, problem: part.error.message }, 'A build was not published');
    } else if (outcome === 'withdrawn' || outcome === 'kept') {
      logger.warn(
        { name, version: part.version, how: await howToReplace(db, name) },
        outcome === 'withdrawn'
          ? 'The built version was rolled back and stays so until it is published again'
          : 'The built version is not live: a version released by command is, and a start does not replace it',
      );
    }
  }
}

function localAddress(app: FastifyInstance, settings: Settings) {
  const { port } = app.server.address() as AddressInfo;
  const isAnyAddress = ['0.0.0.0', '::', 'localhost'].includes(settings.host);
  const address = isAnyAddress ? '127.0.0.1' : settings.host;
  const host = address.includes(':') ? `[${address}]` : address;
  return {
    url: `http://${host}:${port}`,
    host: new URL(settings.publicUrl ?? `http://${host}:${port}`).host,
  };
}
