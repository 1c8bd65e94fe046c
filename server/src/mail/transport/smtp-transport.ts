import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail-transport.ts';
import { toMessage } from './message.ts';

/** Milliseconds; together they stay below the time that a delivery job has. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Delivers to the mail server at `url` (smtp: or smtps:, with user and password where it asks for them). */
export function smtpTransport(url: string): MailTransport {
  const smtp = createTransport({ url, ...patience });
  return {
    async deliver(mail) {
      await smtp.sendMail(toMessage(mail));
    },
  };
}
