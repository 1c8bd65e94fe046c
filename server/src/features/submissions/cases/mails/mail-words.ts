import { toPlainText } from '../../uploads/mails/to-plain-text.ts';
import type { MailedCase } from './mailed-case.ts';

/**
 * Maximum length of names from the sender. In emails, the sender's text is shortened and its links are removed,
 * because the sender may have entered another person's address.
 */
const nameLength = 60;

/** Returns the first line of an email to a customer. */
export const greeting = ({ customer }: MailedCase) => `Hello ${toPlainText(customer, nameLength, 'there')},`;

/** Returns the project name, shortened and without links, or 'your project' if there is none. */
export const project = ({ projectName }: MailedCase) => toPlainText(projectName, nameLength, 'your project');
