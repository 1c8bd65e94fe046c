import { escapeHtml, type SiteConfiguration } from '@title24/shared-domain';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { mailDocument } from '../../../../platform/mail/mail-html.ts';
import type { Submission } from '../submission.ts';
import { linesAsHtml, linesAsText } from './submission-lines.ts';

/** Returns the email that notifies an analyst of a submission. A reply goes to the sender. */
export function analystMail(
  configuration: SiteConfiguration,
  submission: Submission,
  toAddress: string,
): Mail {
  const { company } = configuration;
  const { reference, fields, files, scanState } = submission;
  const title = `Full Service files: ${fields.projectName} (${reference})`;
  const lines = [
    ['Reference', reference],
    ['Project name', fields.projectName],
    ['Project type', fields.projectType],
    ['From', fields.from],
    ['Email', `${fields.email}${fields.hasDropbox ? ' (registered in Dropbox)' : ''}`],
    ['Phone', fields.phone],
    ['Comment', fields.comment || 'None'],
    [
      'Virus check',
      scanState === 'waiting' ? 'In progress. The files are released once it is done.' : 'Not set up',
    ],
  ] as const;
  const fileTable = files.map(
    ({ name, size, sha256, storedName }) =>
      [name, `${size} bytes\nSHA-256 ${sha256}\nStored as ${reference}/${storedName}`] as const,
  );
  return composeMail({
    fromName: company.name,
    fromAddress: company.email.address,
    toAddress,
    replyTo: fields.email,
    subject: title,
    text: `A customer sent files for a quote.\n\n${linesAsText(lines)}\n\nFiles\n\n${linesAsText(fileTable)}\n`,
    html: mailDocument(
      title,
      `<p>A customer sent files for a quote.</p>\n${linesAsHtml(lines)}\n<h2>Files</h2>\n${linesAsHtml(fileTable)}\n<p>${escapeHtml(`Reply to this email to write to ${fields.from}.`)}</p>`,
    ),
  });
}
