import { escapeHtml } from '@title24/shared-domain';
import type { mailOutbox } from '../mail-outbox.table.ts';

type OutboxMail = typeof mailOutbox.$inferSelect;

const states: Readonly<Record<OutboxMail['state'], string>> = {
  queued: 'Waiting',
  delivered: 'Delivered',
  parked: 'Parked after the last attempt',
};

/** Returns a page that lists emails in the given order. */
export function mailListPage(mails: readonly OutboxMail[]): string {
  const rows = mails.map(
    ({ id, subject, toAddress, createdAt, state }) => `<tr>
<td><a href="/dev/mail/${id}">${escapeHtml(subject)}</a></td>
<td>${escapeHtml(toAddress)}</td>
<td><time datetime="${createdAt.toISOString()}">${createdAt.toISOString()}</time></td>
<td>${states[state]}</td>
</tr>`,
  );
  const table = `<table>
<thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">Written</th><th scope="col">State</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
  return page(
    'Local mailbox',
    `<p>The site runs without a mail server (SMTP_URL), so its mail lands here.</p>
${mails.length === 0 ? '<p>No mail yet.</p>' : table}`,
  );
}

/** Returns a page with the headers and text of one email. */
export function mailPage(mail: OutboxMail, hasFile: boolean): string {
  const { id, subject, fromName, fromAddress, toAddress, replyTo, createdAt, messageId } = mail;
  const { state, attachments, lastError } = mail;
  const lines = [
    ['From', `${fromName} <${fromAddress}>`],
    ['To', toAddress],
    ...(replyTo ? [['Reply-To', replyTo]] : []),
    ['Date', createdAt.toISOString()],
    ['Message-ID', messageId],
    ['State', states[state]],
    ...(attachments.length > 0 ? [['Attachments', attachments.map(({ name }) => name).join(', ')]] : []),
    ...(lastError ? [['Last error', lastError]] : []),
  ].map(([label = '', value = '']) => `<dt>${label}</dt><dd>${escapeHtml(value)}</dd>`);
  return page(
    subject,
    `<p><a href="/dev/mail">All mail</a></p>
<dl>
${lines.join('\n')}
</dl>
<pre>${escapeHtml(mail.text)}</pre>
<p><a href="/dev/mail/${id}/html">HTML version</a>${hasFile ? ` · <a href="/dev/mail/${id}/message.eml">Raw message</a>` : ''}</p>`,
  );
}

/** Returns a page for an email that is not in the mailbox. */
export function mailNotFoundPage(): string {
  return page('No such mail', '<p>This mail is not in the mailbox. <a href="/dev/mail">All mail</a></p>');
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;
}
