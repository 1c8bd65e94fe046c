import { toPlainText } from '../../uploads/mails/to-plain-text.ts';
import type { MailedCase } from './mailed-case.ts';

/** Mails shorten the sender's text and remove its links, as anyone may have entered the address. */
const nameLength = 60;

/** Returns the first line of a mail to a customer. */
export const greeting = ({ customer }: MailedCase) => `Hello ${toPlainText(customer, nameLength, 'there')},`;

/** Returns the project's name, shortened and without links; 'your project' without one. */
export const project = ({ projectName }: MailedCase) => toPlainText(projectName, nameLength, 'your project');
