import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { SiteConfiguration } from '@title24/shared-domain';
import type { FastifyInstance } from 'fastify';
import { siteClock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { siteOrigin } from '../../../platform/http/site-origin.ts';
import { AttemptCounter } from '../../../platform/limits/attempt-counter.ts';
import { sharedLimit } from '../../../platform/limits/shared-limit.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { CaseMailer } from '../cases/mails/case-mailer.ts';
import { CaseLinks } from '../links/case-links.ts';
import { submissionFilesOwner } from '../submission-files-owner.ts';
import type { RenderPage } from './answer/answers.ts';
import { SubmissionStore } from './commit/submission-store.ts';
import { submissionRoute } from './submission-route.ts';

export interface UploadOptions {
  readonly database: Database;
  readonly settings: Pick<Settings, 'publicUrl' | 'host' | 'uploadFormsPerHour'>;
  readonly loadConfiguration: () => Promise<SiteConfiguration>;
  readonly renderPage: RenderPage;
}

/** Registers the Full Service upload, POST /project-upload (U5). Requires the job queue and `files`. */
export async function uploadsPlugin(app: FastifyInstance, options: UploadOptions): Promise<void> {
  const { database, settings, loadConfiguration, renderPage } = options;
  const links = await CaseLinks.open(database, siteClock);
  const origin = () => siteOrigin(app, settings);
  const mailer = new CaseMailer({ loadConfiguration, jobs: () => app.jobs, links, origin });
  app.files.owners.add(submissionFilesOwner(database, mailer));
  await app.register(multipart);
  await app.register(rateLimit, { global: false, ...sharedLimit(app, 'uploads') });
  await app.register(submissionRoute, {
    receiving: {
      ...app.files,
      store: new SubmissionStore(database, app.jobs),
      counter: new AttemptCounter(database),
      mailer,
    },
    renderPage,
    publicUrl: settings.publicUrl,
    formsPerHour: settings.uploadFormsPerHour,
  });
}
