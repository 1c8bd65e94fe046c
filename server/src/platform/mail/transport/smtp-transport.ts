import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail-transport.ts';
import { toMessage } from './message.ts';

/** How long a mail server may be silent, in milliseconds. */
export interface SmtpTimeouts {
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  readonly socketTimeout: number;
}

/** Together they stay below the time that a delivery job has. */
const defaultTimeouts: SmtpTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Delivers to the mail server at `url` (smtp: or smtps:, with user and password where it asks for them). */
export function smtpTransport(url: string, timeouts = defaultTimeouts): MailTransport {
  const smtp = createTransport({ url, ...timeouts });
  return {
    async deliver(mail) {
      await smtp.sendMail(toMessage(mail));
    },
  };
}
