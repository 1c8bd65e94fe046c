import { toPlainText } from '../../uploads/mails/to-plain-text.ts';
import type { MailedCase } from './mailed-case.ts';

/** Mails quote what the sender typed shortened and without links: anyone may have entered the address. */
const nameLength = 60;

export const greeting = ({ customer }: MailedCase) => `Hello ${toPlainText(customer, nameLength, 'there')},`;

export const project = ({ projectName }: MailedCase) => toPlainText(projectName, nameLength, 'your project');
