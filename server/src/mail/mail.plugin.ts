import path from 'node:path';
import fp from 'fastify-plugin';
import type { Database } from '../db/database.ts';
import type { RetryPolicy } from '../jobs/job-queue.ts';
import type { Settings } from '../settings/settings.ts';
import { deliveryJob } from './delivery-job.ts';
import { mailboxRoutes } from './mailbox/mailbox-routes.ts';
import { requeueWaitingMail } from './outbox.ts';
import { mailboxTransport } from './transport/mailbox-transport.ts';
import { type Patience, smtpTransport } from './transport/smtp-transport.ts';

interface Options {
  readonly database: Database;
  readonly settings: Pick<Settings, 'smtpUrl' | 'dataDir' | 'siteEnv'>;
  readonly retry?: RetryPolicy;
  readonly patience?: Patience;
}

/** Delivers the outbox: to the mail server of the settings, else into the local mailbox that /dev/mail shows. */
export const mailPlugin = fp<Options>(
  async (app, { database, settings, retry, patience }) => {
    const mailbox = path.join(settings.dataDir, 'mailbox');
    const transport = settings.smtpUrl
      ? smtpTransport(settings.smtpUrl, patience)
      : mailboxTransport(mailbox);
    app.jobs.add(deliveryJob({ database, transport, log: app.log, ...(retry ? { retry } : {}) }));
    app.addHook('onReady', () => requeueWaitingMail(database, app.jobs));
    if (!settings.smtpUrl && settings.siteEnv !== 'production') {
      await app.register(mailboxRoutes, { prefix: '/dev/mail', database, mailbox });
    }
  },
  { name: 'mail', dependencies: ['jobs'] },
);
