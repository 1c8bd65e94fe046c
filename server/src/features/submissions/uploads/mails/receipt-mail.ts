import {
  escapeHtml,
  isMailAddress,
  quotePromise,
  reportPromise,
  type SiteConfiguration,
} from '@title24/shared-domain';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { mailButton, mailDocument } from '../../../../platform/mail/mail-html.ts';
import { greeting, signOff } from '../../../../platform/mail/mail-words.ts';
import type { Submission } from '../submission.ts';
import { fileLines, listAsHtml } from './submission-lines.ts';
import { plainFileName, toPlainText } from './to-plain-text.ts';

/** Maximum length of text typed by the sender, who might not be the recipient. */
const maxNameLength = 60;

/** Returns the subject of the receipt, which differs from the subjects of other emails about the submission. */
export const receiptSubject = (reference: string) => `Your files have been sent (${reference})`;

/**
 * Returns the email that confirms a submission to its sender, with the reference, the files, the next steps and a
 * contact. The sender may have entered any address, so typed text is shortened and has no links.
 * @param page the full URL of the sender's page, with its key
 */
export function receiptMail(configuration: SiteConfiguration, submission: Submission, page: string): Mail {
  const { company, navLinks } = configuration;
  const { reference, fields, files } = submission;
  const shownFiles = files.map((file) => ({ ...file, name: plainFileName(file.name, maxNameLength) }));
  const title = receiptSubject(reference);
  const hello = greeting(toPlainText(fields.from, maxNameLength, 'there'));
  const arrived = `Your files for ${toPlainText(fields.projectName, maxNameLength, 'your project')} have arrived. Keep your reference number: ${reference}.`;
  const next = `An analyst reviews your plans. ${quotePromise} ${reportPromise}`;
  const closing = signOff(configuration, `reference ${reference}`);
  const follow = 'Follow your project and add files';
  const asks = 'For your privacy, the page will ask for this email address.';
  return composeMail({
    fromName: company.name,
    fromAddress: company.email.address,
    toAddress: fields.email,
    replyTo: isMailAddress(navLinks.customerMail) ? navLinks.customerMail : null,
    subject: title,
    text: `${hello}\n\n${arrived}\n\n${fileLines(shownFiles)
      .map((line) => `- ${line}`)
      .join('\n')}\n\n${next}\n\n${follow}:\n${page}\n\n${[asks, ...closing].join('\n\n')}\n`,
    html: mailDocument(
      title,
      `${[hello, arrived].map(paragraph).join('\n')}\n${listAsHtml(fileLines(shownFiles))}\n${paragraph(next)}\n${mailButton(follow, page)}\n${[asks, ...closing].map(paragraph).join('\n')}`,
    ),
  });
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}
