import {
  escapeHtml,
  isMailAddress,
  quotePromise,
  reportPromise,
  type SiteConfiguration,
} from '@title24/shared-domain';
import { composeMail, type Mail } from '../../../../platform/mail/mail.ts';
import { mailButton, mailDocument } from '../../../../platform/mail/mail-html.ts';
import type { Submission } from '../submission.ts';
import { fileLines, listAsHtml } from './submission-lines.ts';
import { plainFileName, toPlainText } from './to-plain-text.ts';

/** Maximum length of the sender's own text, who may not be the reader. */
const maxNameLength = 60;

/** Distinguishes the receipt of a submission from other mail about it. */
export const receiptSubject = (reference: string) => `Your files have been sent (${reference})`;

/**
 * Confirms a submission to its sender: the reference, the files, what happens next, whom to ask. The sender has named the
 * address: what was typed stands in it cut, and without links.
 * @param page the full address of the sender's page, with what opens it
 */
export function receiptMail(
  { company, navLinks }: SiteConfiguration,
  submission: Submission,
  page: string,
): Mail {
  const { reference, fields, files } = submission;
  const shownFiles = files.map((file) => ({ ...file, name: plainFileName(file.name, maxNameLength) }));
  const { customerMail, supportPhone1, supportPhone2 } = navLinks;
  const title = receiptSubject(reference);
  const greeting = `Hello ${toPlainText(fields.from, maxNameLength, 'there')},`;
  const arrived = `Your files for ${toPlainText(fields.projectName, maxNameLength, 'your project')} have arrived. Your reference is ${reference}.`;
  const next = `An analyst reads your plans. ${quotePromise} ${reportPromise}`;
  const questions = `Questions? Write to ${customerMail} or call ${supportPhone1} or ${supportPhone2}, and give the reference.`;
  const follow = 'Follow your project, and add files';
  const asks =
    'The page asks for the e-mail address that this mail was sent to, so the link alone opens nothing.';
  return composeMail({
    fromName: company.name,
    fromAddress: company.email.address,
    toAddress: fields.email,
    replyTo: isMailAddress(customerMail) ? customerMail : null,
    subject: title,
    text: `${greeting}\n\n${arrived}\n\n${fileLines(shownFiles)
      .map((line) => `- ${line}`)
      .join('\n')}\n\n${next}\n\n${follow}:\n${page}\n\n${asks}\n\n${questions}\n\n${company.name}\n`,
    html: mailDocument(
      title,
      `${[greeting, arrived].map(paragraph).join('\n')}\n${listAsHtml(fileLines(shownFiles))}\n${paragraph(next)}\n${mailButton(follow, page)}\n${[asks, questions, company.name].map(paragraph).join('\n')}`,
    ),
  });
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}
