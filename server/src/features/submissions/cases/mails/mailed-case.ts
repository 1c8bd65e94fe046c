import type { FullServiceCase } from '@title24/shared-domain/cases';
import { isPayableByCard } from '@title24/shared-domain/orders';
import { greeting } from '../../../../platform/mail/mail-words.ts';
import type { CaseMail } from './case-mailer.ts';
import { toPlainText } from './to-plain-text.ts';

/** Details of a case for emails. */
export interface MailedCase {
  readonly reference: string;
  readonly projectName: string;
  readonly customer: string;
  readonly case: FullServiceCase;
  /** Whether customers can pay invoices by card on the case page. */
  readonly takesCards: boolean;
}

/** Returns the sentence about paying by card, or nothing if the amount cannot be paid by card. */
export const cardWords = ({ takesCards }: MailedCase, cents: number): readonly string[] =>
  isPayableByCard(cents, takesCards) ? ['You can pay by credit card on the page of your project.'] : [];

/**
 * Maximum length, in characters, of names in emails to customers: the customer's name and the project's name. In the
 * confirmation of a submission, the limit also applies to file names, without their extensions. These names are
 * shortened, and links in them are removed, because someone other than the recipient may have entered them.
 */
export const maxNameLength = 60;

/** Returns a letter to the customer: a greeting, the given paragraphs, and a link to the case page. */
export const letter = (
  { customer, reference }: Pick<MailedCase, 'customer' | 'reference'>,
  what: string,
  paragraphs: readonly string[],
): CaseMail => ({
  subject: `${what} (${reference})`,
  paragraphs: [greeting(toPlainText(customer, maxNameLength, 'there')), ...paragraphs],
  linkWords: 'Open the page of your project',
});

/** Returns the project's name, shortened and without links, or 'your project' if no letters or digits are left. */
export const project = ({ projectName }: Pick<MailedCase, 'projectName'>) =>
  toPlainText(projectName, maxNameLength, 'your project');
