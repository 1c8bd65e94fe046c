import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { SiteConfiguration } from '@title24/shared-domain';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/db/database.ts';
import type { Readiness } from '../../../platform/http/health.ts';
import type { RetryPolicy } from '../../../platform/jobs/job-queue.ts';
import { AttemptCounter } from '../../../platform/limits/attempt-counter.ts';
import { innermostReason } from '../../../platform/logging/innermost-reason.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import type { RenderPage } from './answer/render-page.ts';
import { SubmissionStore } from './commit/submission-store.ts';
import type { ReceiveContext } from './receive/receive-submission.ts';
import { resumableRoutes } from './resumable/resumable-routes.ts';
import { ResumableStore } from './resumable/resumable-store.ts';
import { tusServer } from './resumable/tus-server.ts';
import { UploadLocks } from './resumable/upload-locks.ts';
import { clamd } from './scan/clamd.ts';
import { scanJob } from './scan/scan-job.ts';
import { requeueWaitingScans } from './scan/scan-queue.ts';
import { FreeSpace } from './space/free-space.ts';
import { IncomingFolders } from './storage/incoming-folders.ts';
import { openStorage } from './storage/open-storage.ts';
import { StorageWatch } from './storage/storage-watch.ts';
import type { SubmissionStorage } from './storage/submission-storage.ts';
import { submissionRoute } from './submission-route.ts';
import { startSweeping } from './sweep-uploads.ts';
import { minTransferRate, type TransferRate } from './transfer-rate.ts';

type UploadSettings = Pick<
  Settings,
  | 'dataDir'
  | 'publicUrl'
  | 'upload'
  | 'uploadFormsPerHour'
  | 'uploadRequestsPerMinute'
  | 'uploadKeepFree'
  | 'uploadUnfinishedPerClient'
  | 's3'
  | 'clamdUrl'
>;

export interface UploadOptions {
  readonly database: Database;
  readonly settings: UploadSettings;
  readonly loadConfiguration: () => Promise<SiteConfiguration>;
  readonly renderPage: RenderPage;
  /** Overrides the storage in the settings. */
  readonly storage?: SubmissionStorage | undefined;
  /** Registers checks of uploads for readiness. */
  readonly readiness?: Readiness | undefined;
  readonly pace?: TransferRate | undefined;
  readonly scanRetry?: RetryPolicy | undefined;
}

/**
 * The Full Service upload (U5): POST /project-upload, and files in chunks at /uploads/files. Needs the job queue;
 * cleans up at startup and regularly.
 */
export async function uploadsPlugin(app: FastifyInstance, options: UploadOptions): Promise<void> {
  const { database, settings, loadConfiguration, renderPage, pace = minTransferRate } = options;
  const root = path.join(settings.dataDir, 'uploads');
  const folders = { incoming: path.join(root, 'incoming'), resumable: path.join(root, 'resumable') };
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true, mode: 0o700 });

  const space = new FreeSpace(root, settings.uploadKeepFree);
  const locks = new UploadLocks();
  const receiving: ReceiveContext = {
    incoming: new IncomingFolders(folders.incoming),
    storage: options.storage ?? openStorage(settings),
    store: new SubmissionStore(database, app.jobs),
    resumable: new ResumableStore(folders.resumable, space, {
      bytesPerClient: settings.uploadUnfinishedPerClient,
      isInUse: (id) => locks.isHeld(id),
    }),
    locks,
    counter: new AttemptCounter(database),
    space,
    limits: settings.upload,
    pace,
    scanState: settings.clamdUrl ? 'waiting' : 'not-scanned',
    loadConfiguration,
  };
  const watch = new StorageWatch(receiving.storage, app.log);
  await watch.start();
  app.addHook('onClose', async () => watch.stop());
  options.readiness?.add(() => (watch.isAvailable ? null : 'uploads unavailable'));
  await startSweeping(app, receiving);

  if (settings.clamdUrl) {
    const scanner = clamd(settings.clamdUrl);
    const { storage } = receiving;
    const needs = { database, jobs: app.jobs, storage, scanner, loadConfiguration, log: app.log };
    app.jobs.add(scanJob({ ...needs, retry: options.scanRetry }));
    app.addHook('onReady', () => requeueWaitingScans(database, app.jobs));
  }

  await app.register(multipart);
  await app.register(rateLimit, { global: false });
  await app.register(resumableRoutes, {
    tus: tusServer({
      ...receiving,
      store: receiving.resumable,
      onTrouble: (error) => app.log.error({ reason: innermostReason(error) }, 'A chunk of an upload failed'),
    }),
    uploads: { store: receiving.resumable, locks: receiving.locks },
    publicUrl: settings.publicUrl,
    requestsPerMinute: settings.uploadRequestsPerMinute,
    pace,
  });
  await app.register(submissionRoute, {
    receiving,
    renderPage,
    publicUrl: settings.publicUrl,
    formsPerHour: settings.uploadFormsPerHour,
  });
}
