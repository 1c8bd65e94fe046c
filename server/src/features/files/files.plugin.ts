import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { OpenDatabase } from '../../platform/db/database.ts';
import type { Readiness } from '../../platform/http/health.ts';
import type { RetryPolicy } from '../../platform/jobs/job-queue.ts';
import { sharedLimit } from '../../platform/limits/shared-limit.ts';
import { innermostReason } from '../../platform/logging/innermost-reason.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { Files } from './files.ts';
import { guardFileRoutes } from './guard-file-routes.ts';
import { FileOwners } from './owners/file-owners.ts';
import { removalJob } from './removals/removal-job.ts';
import { openResumable } from './resumable/open-resumable.ts';
import { resumableRoutes } from './resumable/resumable-routes.ts';
import { tusServer } from './resumable/tus-server.ts';
import { clamd } from './scan/clamd.ts';
import { scanJob } from './scan/scan-job.ts';
import { requeueWaitingScans } from './scan/scan-queue.ts';
import { FreeSpace } from './space/free-space.ts';
import type { FileStorage } from './storage/file-storage.ts';
import { IncomingFolders } from './storage/incoming-folders.ts';
import { openStorage } from './storage/open-storage.ts';
import { StorageWatch } from './storage/storage-watch.ts';
import { scheduleSweeps } from './sweep-files.ts';
import { minTransferRate, type TransferRate } from './transfer-rate.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** File services. Features can add file owners until the app is ready. */
    readonly files: Files;
  }
}

type FileSettings = Pick<
  Settings,
  | 'dataDir'
  | 'publicUrl'
  | 'upload'
  | 'uploadRequestsPerMinute'
  | 'uploadKeepFree'
  | 'uploadUnfinishedPerClient'
  | 's3'
  | 'clamdUrl'
  | 'processes'
>;

export interface FileOptions {
  readonly database: OpenDatabase;
  readonly settings: FileSettings;
  readonly storage?: FileStorage | undefined;
  readonly readiness?: Readiness | undefined;
  readonly pace?: TransferRate | undefined;
  readonly scanRetry?: RetryPolicy | undefined;
}

/** Lets features receive files. Provides resumable uploads at /uploads/files, storage, scanner and cleanup. */
export const filesPlugin = fp<FileOptions>(
  async (app, options) => {
    guardFileRoutes(app);
    const files = await openFiles(options);
    app.decorate('files', files);
    app.addHook('onClose', () => files.locks.close());
    await watchStorage(app, files, options.readiness);
    addJobs(app, files, options);
    scheduleSweeps(app, files, {
      database: options.database,
      processes: options.settings.processes,
    });
    await app.register(uploadRoutes, { files, settings: options.settings });
  },
  { name: 'files', dependencies: ['jobs'] },
);

async function openFiles({
  database,
  settings,
  storage,
  pace = minTransferRate,
}: FileOptions): Promise<Files> {
  const root = path.join(settings.dataDir, 'uploads');
  const folders = { incoming: path.join(root, 'incoming'), resumable: path.join(root, 'resumable') };
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true, mode: 0o700 });
  const space = new FreeSpace(root, settings.uploadKeepFree);
  return {
    owners: new FileOwners(),
    incoming: new IncomingFolders(folders.incoming),
    storage: storage ?? (await openStorage(settings)),
    ...(await openResumable({ database, settings, space, folder: folders.resumable })),
    space,
    limits: settings.upload,
    pace,
    scanState: settings.clamdUrl ? 'waiting' : 'not-scanned',
  };
}

async function watchStorage(
  app: FastifyInstance,
  { storage }: Files,
  readiness: Readiness | undefined,
): Promise<void> {
  const watch = new StorageWatch(storage, app.log);
  await watch.start();
  app.addHook('onClose', async () => watch.stop());
  readiness?.add(() => (watch.isAvailable ? null : 'uploads unavailable'));
}

function addJobs(
  app: FastifyInstance,
  { storage, owners }: Files,
  { database, settings, scanRetry }: FileOptions,
): void {
  app.jobs.add(removalJob({ database, storage, log: app.log }));
  if (!settings.clamdUrl) return;
  app.jobs.add(
    scanJob({ owners, storage, scanner: clamd(settings.clamdUrl), log: app.log, retry: scanRetry }),
  );
  app.addHook('onReady', () => requeueWaitingScans(owners, app.jobs));
  app.metrics?.gauge('site_scans_waiting', 'Files that wait for the virus scanner', [], async () => [
    { value: (await owners.waiting()).length },
  ]);
}

interface RouteOptions {
  readonly files: Files;
  readonly settings: Pick<FileSettings, 'publicUrl' | 'uploadRequestsPerMinute'>;
}

async function uploadRoutes(app: FastifyInstance, { files, settings }: RouteOptions): Promise<void> {
  const { resumable: store, locks, pace } = files;
  await app.register(rateLimit, { global: false, ...sharedLimit(app, 'uploads in pieces') });
  await app.register(resumableRoutes, {
    tus: tusServer({
      ...files,
      store,
      onTrouble: (error) => app.log.error({ reason: innermostReason(error) }, 'A chunk of an upload failed'),
    }),
    uploads: { store, locks },
    publicUrl: settings.publicUrl,
    requestsPerMinute: settings.uploadRequestsPerMinute,
    pace,
  });
}
