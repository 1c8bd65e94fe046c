import type { NodemailerError } from 'nodemailer';
import type { MailSender } from '../../settings/mail-sender.ts';
import { MailRefusedError, type MailTransport } from './mail-transport.ts';
import { toMessage } from './message.ts';

/** Timeouts in milliseconds. */
export interface SmtpTimeouts {
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  readonly socketTimeout: number;
}

/** The sum of the timeouts is shorter than the time limit of a delivery job. */
const defaultTimeouts: SmtpTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Returns a transport that sends email through the server at `url` (smtp: or smtps:). */
export function smtpTransport(url: string, sender: MailSender, timeouts = defaultTimeouts): MailTransport {
  const open = async () => (await import('nodemailer')).createTransport({ url, ...timeouts });
  let smtp: ReturnType<typeof open> | undefined;
  return {
    async deliver(mail, attachments) {
      smtp ??= open();
      try {
        await (await smtp).sendMail(toMessage(mail, attachments, sender));
      } catch (error) {
        throw isPermanentRefusal(error) ? new MailRefusedError(error.message, { cause: error }) : error;
      }
    },
  };
}

/** Reply codes about this site's login at the mail server (RFC 4954), not about the email. */
const accountReplies: readonly (number | undefined)[] = [530, 534, 535, 538];

function isPermanentRefusal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { permanent, command, responseCode }: NodemailerError = error;
  return (
    permanent === true &&
    (command === 'RCPT TO' || command === 'DATA') &&
    !accountReplies.includes(responseCode)
  );
}
