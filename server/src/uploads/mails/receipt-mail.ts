import { quotePromise, reportPromise, type SiteConfiguration } from '@title24/shared-domain';
import { composeMail, type Mail } from '../../mail/mail.ts';
import { isMailAddress } from '../../mail/mail-address.ts';
import { escapeHtml, mailDocument } from '../../mail/mail-html.ts';
import type { Submission } from '../commit/submission.ts';
import { fileLines, listAsHtml } from './submission-lines.ts';

/** Confirms a submission to its sender: the reference, the files, what happens next, whom to ask (ux 7). */
export function receiptMail({ company, navLinks }: SiteConfiguration, submission: Submission): Mail {
  const { reference, fields, files } = submission;
  const { customerMail, supportPhone1, supportPhone2 } = navLinks;
  const title = `Your files have been sent (${reference})`;
  const greeting = `Hello ${fields.from},`;
  const arrived = `Your files for ${fields.projectName} have arrived. Your reference is ${reference}.`;
  const next = `An analyst reads your plans. ${quotePromise} ${reportPromise}`;
  const questions = `Questions? Write to ${customerMail} or call ${supportPhone1} or ${supportPhone2}, and give the reference.`;
  return composeMail({
    fromName: company.name,
    fromAddress: company.email.address,
    toAddress: fields.email,
    replyTo: isMailAddress(customerMail) ? customerMail : null,
    subject: title,
    text: `${greeting}\n\n${arrived}\n\n${fileLines(files)
      .map((line) => `- ${line}`)
      .join('\n')}\n\n${next}\n\n${questions}\n\n${company.name}\n`,
    html: mailDocument(
      title,
      `${[greeting, arrived].map(paragraph).join('\n')}\n${listAsHtml(fileLines(files))}\n${[next, questions, company.name].map(paragraph).join('\n')}`,
    ),
  });
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}
