import type { MailTransport } from './mail-transport.ts';
import { toMessage } from './message.ts';

/** Timeouts of a mail server in milliseconds. */
export interface SmtpTimeouts {
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  readonly socketTimeout: number;
}

/** Together they are shorter than the time limit of a delivery job. */
const defaultTimeouts: SmtpTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Delivers to the mail server at `url` (smtp: or smtps:, with user and password if required). */
export function smtpTransport(url: string, timeouts = defaultTimeouts): MailTransport {
  const open = async () => (await import('nodemailer')).createTransport({ url, ...timeouts });
  let smtp: ReturnType<typeof open> | undefined;
  return {
    async deliver(mail, attachments) {
      smtp ??= open();
      await (await smtp).sendMail(toMessage(mail, attachments));
    },
  };
}
