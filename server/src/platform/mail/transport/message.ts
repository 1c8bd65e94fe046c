import { causes } from '../../logging/cause.ts';
import { type MailSender, mailSender } from '../../settings/mail-sender.ts';
import type { OpenAttachment } from '../attachments.ts';
import type { Mail } from '../mail.ts';

/** Converts an email to nodemailer's format. Forbids nodemailer to read files or URLs for the message. */
export function toMessage(
  mail: Mail,
  attachments: readonly OpenAttachment[],
  { bounceAddress, dkim }: MailSender = mailSender({}),
) {
  // The request that led to this email. The email's header contains the request's id, which is also in the log.
  const request = causes.getStore()?.request;
  return {
    messageId: mail.messageId,
    date: mail.createdAt,
    from: { name: mail.fromName, address: mail.fromAddress },
    to: { name: '', address: mail.toAddress },
    ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: [...attachments],
    envelope: { from: bounceAddress ?? mail.fromAddress, to: [mail.toAddress] },
    headers: { 'Auto-Submitted': 'auto-generated', ...(request && { 'X-Request-ID': request }) },
    ...(dkim && {
      dkim: {
        domainName: mail.fromAddress.replace(/^.*@/, ''),
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
      },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
