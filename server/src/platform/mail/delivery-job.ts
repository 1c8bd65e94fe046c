import { and, eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { NodemailerError } from 'nodemailer';
import { siteClock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import type { JobDefinition, RetryPolicy } from '../jobs/job-queue.ts';
import { inSpan } from '../logging/cause.ts';
import type { MailAttachments, OpenAttachment } from './attachments.ts';
import type { Mail } from './mail.ts';
import { mailOutbox } from './mail-outbox.table.ts';
import { deliveryQueue } from './outbox.ts';
import { MailRefusedError, type MailTransport } from './transport/mail-transport.ts';

/**
 * Retries for two and a half days, so that no email is lost if the mail server is down for a weekend. The delay between
 * attempts is at most a quarter of an hour.
 */
const deliveryRetry: RetryPolicy = { limit: 245, firstDelay: 15, maxDelay: 900 };

class MailDeliveryError extends Error {
  override readonly name = 'MailDeliveryError';
}

interface Dependencies {
  readonly database: Database;
  /** Null if the site sends no email. */
  readonly transport: MailTransport | null;
  readonly attachments: Pick<MailAttachments, 'open'>;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  readonly retry?: RetryPolicy;
}

/**
 * Delivers email from the outbox. If the process dies before recording a delivery, the email is sent again with the
 * same Message-ID. An email is parked for staff if the mail server refuses it permanently, if the last attempt fails,
 * or if the site sends no email. Logs contain the email's id, but no recipients.
 */
export function deliveryJob({
  database,
  transport,
  attachments,
  log,
  retry = deliveryRetry,
}: Dependencies): JobDefinition {
  const waiting = (id: string) => and(eq(mailOutbox.id, id), eq(mailOutbox.state, 'queued'));
  return {
    name: deliveryQueue,
    retry,
    async run(id) {
      const [mail] = await database.select().from(mailOutbox).where(waiting(id));
      if (!mail) return;
      if (!transport) {
        await database
          .update(mailOutbox)
          .set({ state: 'parked', lastError: 'This site sends no mail (MAIL=none)' })
          .where(waiting(id));
        return;
      }
      const attempts = sql`${mailOutbox.attempts} + 1`;
      try {
        await deliver(transport, mail, await attachments.open(mail));
      } catch (error) {
        const lastError = error instanceof Error ? error.message : String(error);
        if (error instanceof MailRefusedError) {
          await database.update(mailOutbox).set({ state: 'parked', attempts, lastError }).where(waiting(id));
          log.error({ mail: id, code: errorCode(error.cause) }, 'Mail was refused permanently and is parked');
          return;
        }
        await database.update(mailOutbox).set({ attempts, lastError }).where(waiting(id));
        log.warn(
          { mail: id, code: errorCode(error), reason: connectionFailure(error) },
          'Mail was not delivered and will be retried',
        );
        throw new MailDeliveryError('The mail was not delivered', { cause: error });
      }
      await database
        .update(mailOutbox)
        .set({ state: 'delivered', attempts, lastError: null, deliveredAt: siteClock.now() })
        .where(waiting(id));
    },
    async park(id) {
      await database.update(mailOutbox).set({ state: 'parked' }).where(waiting(id));
      log.error({ mail: id }, 'Mail could not be delivered and is parked');
    },
  };
}

async function deliver(
  transport: MailTransport,
  mail: Mail,
  attachments: readonly OpenAttachment[],
): Promise<void> {
  try {
    await inSpan('mail', 'client', () => transport.deliver(mail, attachments));
  } finally {
    // If the mail server refused the email, an attachment may not have been read to the end.
    for (const { content } of attachments) content.destroy();
  }
}

/** Returns an error's short code ('ESOCKET', '550'). Unlike the error's message, it contains no email address. */
function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('responseCode' in error) return String(error.responseCode);
  return 'code' in error ? String(error.code) : error.name;
}

/**
 * Returns why there is no connection to the mail server ('self-signed certificate'). Returns undefined for
 * any other failure, because a reply of the server may contain an email address.
 */
function connectionFailure(error: unknown): string | undefined {
  const { command, response, message } = error as Partial<NodemailerError>;
  return command === 'CONN' && !response ? message : undefined;
}
