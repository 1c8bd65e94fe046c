import { quotePromise, reportPromise } from '@title24/shared-domain';
import { formatFileSize } from '@title24/shared-domain/full-service';
import { TooManyAttemptsError } from '../../../../platform/http/request-error.ts';
import type { AttemptCounter } from '../../../../platform/limits/attempt-counter.ts';
import { mailboxOf } from '../../../../platform/mail/mailbox-of.ts';
import type { CaseMail } from '../../cases/mails/case-mailer.ts';
import { letter, maxNameLength, project } from '../../cases/mails/mailed-case.ts';
import { openInTools } from '../../cases/mails/staff-mails.ts';
import { plainFileName } from '../../cases/mails/to-plain-text.ts';
import type { Submission } from '../submission.ts';

/** Beginning of the subject of receipt emails. It distinguishes them from other emails about the submission. */
export const receiptTitle = 'Your files have been sent';

/** Returns the email that confirms a submission to its sender. */
export const receipt = ({ reference, fields, files }: Submission): CaseMail => ({
  ...letter({ reference, customer: fields.from }, receiptTitle, [
    `Your files for ${project(fields)} have arrived. Keep your reference number: ${reference}.`,
  ]),
  list: files.map(({ name, size }) => `${plainFileName(name, maxNameLength)} (${formatFileSize(size)})`),
  linkWords: 'Follow your project and add files',
  afterwards: [`An analyst reviews your plans. ${quotePromise} ${reportPromise}`],
});

/** Returns the email that tells staff about a new submission. Replies go to the submission's sender. */
export const newSubmission = ({ reference, fields, files, scanState }: Submission): CaseMail => ({
  subject: `Full Service files: ${fields.projectName} (${reference})`,
  replyTo: fields.email,
  paragraphs: [
    'A customer sent files for a quote.',
    [
      `Reference: ${reference}`,
      `Project name: ${fields.projectName}`,
      `Project type: ${fields.projectType}`,
      `From: ${fields.from}`,
      `Email: ${fields.email}${fields.hasDropbox ? ' (registered in Dropbox)' : ''}`,
      `Phone: ${fields.phone}`,
      `Comment: ${fields.comment || 'None'}`,
      `Virus check: ${scanState === 'waiting' ? 'In progress. The files are released once it is done.' : 'Not set up'}`,
    ].join('\n'),
    'Files:',
  ],
  list: files.map(
    ({ name, size, sha256, storedName }) =>
      `${name}: ${size} bytes\nSHA-256 ${sha256}\nStored as ${reference}/${storedName}`,
  ),
  linkWords: openInTools,
  afterwards: [`Reply to this email to write to ${fields.from}.`],
});

/** Limit on receipt emails to one address: five immediately, then at most four per hour. */
const limit = { free: 5, firstWait: 900 };

/**
 * Counts a receipt email, and returns whether it may be sent to this address. Without a limit, anyone could flood a
 * mailbox by entering its address in the upload form.
 */
export async function mayMailReceipt(counter: AttemptCounter, address: string): Promise<boolean> {
  try {
    await counter.count(['receipt', mailboxOf(address)], limit);
    return true;
  } catch (error) {
    if (error instanceof TooManyAttemptsError) return false;
    throw error;
  }
}
