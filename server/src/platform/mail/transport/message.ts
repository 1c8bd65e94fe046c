import type { Mail } from '../mail.ts';

/** A mail in nodemailer's terms. Only plain values reach it: no files, no addresses to fetch. */
export function toMessage(mail: Mail) {
  return {
    messageId: mail.messageId,
    date: mail.createdAt,
    from: { name: mail.fromName, address: mail.fromAddress },
    to: { name: '', address: mail.toAddress },
    ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    envelope: { from: mail.fromAddress, to: [mail.toAddress] },
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
