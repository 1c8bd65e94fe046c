import path from 'node:path';
import fp from 'fastify-plugin';
import type { Database } from '../db/database.ts';
import type { RetryPolicy } from '../jobs/job-queue.ts';
import type { Settings } from '../settings/settings.ts';
import { MailAttachments } from './attachments.ts';
import { deliveryJob } from './delivery-job.ts';
import { mailboxRoutes } from './mailbox/mailbox-routes.ts';
import { deleteOldMail, requeueWaitingMail } from './outbox.ts';
import { mailboxTransport } from './transport/mailbox-transport.ts';
import { type SmtpTimeouts, smtpTransport } from './transport/smtp-transport.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Features must add attachment sources before the app is ready, because deliveries start then. */
    readonly mailAttachments: MailAttachments;
  }
}

interface Options {
  readonly database: Database;
  readonly settings: Pick<
    Settings,
    'smtpUrl' | 'sendsMail' | 'mailSender' | 'dataDir' | 'siteEnv' | 'publicUrl' | 'mailRetentionDays'
  >;
  readonly retry?: RetryPolicy;
  readonly timeouts?: SmtpTimeouts;
}

/**
 * Delivers the outbox to the mail server, or to the local mailbox if there is no mail server. With MAIL=none,
 * all email is parked. /dev/mail shows the local mailbox, but not in production or with a public URL.
 */
export const mailPlugin = fp<Options>(
  async (app, { database, settings, retry, timeouts }) => {
    const mailbox = path.join(settings.dataDir, 'mailbox');
    const transport = transportOf(settings, mailbox, timeouts);
    const attachments = new MailAttachments();
    app.decorate('mailAttachments', attachments);
    app.jobs.add(
      deliveryJob({ database, transport, attachments, log: app.log, ...(retry ? { retry } : {}) }),
    );
    app.addHook('onReady', () => requeueWaitingMail(database, app.jobs));
    app.jobs.schedule({
      name: 'mail-cleanup',
      cron: '20 9 * * *',
      failure: 'Old mail could not be deleted',
      async run() {
        const deleted = await deleteOldMail(database, settings.mailRetentionDays);
        if (deleted > 0) app.log.info({ deleted }, 'Deleted copies of old mail');
      },
    });
    app.metrics?.gauge('site_mails', 'Mails in the outbox', ['state'], async () => {
      const { rows } = await database.$client.query<{ state: string; value: number }>(
        `select state, count(*)::int as value from mail_outbox where state <> 'delivered' group by state`,
      );
      return ['queued', 'parked'].map((state) => ({
        labels: { state },
        value: rows.find((row) => row.state === state)?.value ?? 0,
      }));
    });
    const hasMailbox = settings.sendsMail && !settings.smtpUrl;
    if (hasMailbox && settings.siteEnv !== 'production' && !settings.publicUrl) {
      await app.register(mailboxRoutes, { prefix: '/dev/mail', database, mailbox });
    }
  },
  { name: 'mail', dependencies: ['jobs'] },
);

function transportOf(
  { smtpUrl, sendsMail, mailSender }: Options['settings'],
  mailbox: string,
  timeouts?: SmtpTimeouts,
) {
  if (!sendsMail) return null;
  return smtpUrl ? smtpTransport(smtpUrl, mailSender, timeouts) : mailboxTransport(mailbox);
}
