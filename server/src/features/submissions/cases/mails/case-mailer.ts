import type { Transaction } from '../../../../platform/db/database.ts';
import type { MailContent } from '../../../../platform/mail/mail-content.ts';
import { type MailerDependencies, type MailSink, WorkMailer } from '../../../workflow/work-mailer.ts';
import type { CaseLinks } from '../../links/case-links.ts';

/** Content of an email about a case. The mailer adds the link's path. */
export interface CaseMail extends Omit<MailContent, 'link'> {
  /** Text of the link, which describes its target page. */
  readonly linkWords: string;
}

interface Recipient {
  readonly reference: string;
  readonly linkVersion: number;
  readonly email: string;
}

const pageAsks = 'For your privacy, the page will ask for this email address.';

/** Sends emails about cases (Q5). */
export class CaseMailer extends WorkMailer<MailerDependencies & { readonly links: CaseLinks }> {
  /** Sends an email to the customer, with a link to the customer's case page. */
  toCustomer(transaction: Transaction, recipient: Recipient, mail: CaseMail): Promise<void> {
    const { reference, email } = recipient;
    const content = linked(mail, this.dependencies.links.path('mail', recipient));
    const afterwards = [...(mail.afterwards ?? []), pageAsks];
    return this.sendToCustomer(transaction, email, { ...content, afterwards }, `reference ${reference}`);
  }

  /** Sends an email to the staff mailbox. */
  toStaff(transaction: Transaction, reference: string, mail: CaseMail): Promise<void> {
    return this.sendToStaff(transaction, linked(mail, staffPath(reference)));
  }

  toDuty(transaction: Transaction, reference: string, mail: CaseMail): Promise<void> {
    return this.sendToDuty(transaction, linked(mail, staffPath(reference)), 'UPLOAD');
  }

  /** Returns a mailer that sends to another sink, such as a preview, but is otherwise the same. */
  into(sink: MailSink): CaseMailer {
    return new CaseMailer({ ...this.dependencies, sink });
  }
}

const staffPath = (reference: string) => `/admin/submissions?reference=${encodeURIComponent(reference)}`;

function linked({ linkWords: words, ...mail }: CaseMail, path: string): MailContent {
  return { ...mail, link: { path, words } };
}
