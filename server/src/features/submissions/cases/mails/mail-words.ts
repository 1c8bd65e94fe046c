import { toPlainText } from '../../uploads/mails/to-plain-text.ts';
import type { MailedCase } from './mailed-case.ts';

/** What the sender typed stands in mails cut, and without links: anybody may have entered the address. */
const nameLength = 60;

export const greeting = ({ customer }: MailedCase) => `Hello ${toPlainText(customer, nameLength, 'there')},`;

export const project = ({ projectName }: MailedCase) => toPlainText(projectName, nameLength, 'your project');
