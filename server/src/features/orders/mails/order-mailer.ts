import type { Transaction } from '../../../platform/db/database.ts';
import type { MailContent } from '../../../platform/mail/mail-content.ts';
import { type MailSink, WorkMailer } from '../../workflow/work-mailer.ts';

/** Sends emails about orders (D11). */
export class OrderMailer extends WorkMailer {
  toCustomer(transaction: Transaction, toAddress: string, mail: MailContent): Promise<void> {
    return this.sendToCustomer(transaction, toAddress, mail, 'the order number');
  }

  toStaff(transaction: Transaction, mail: MailContent): Promise<void> {
    return this.sendToStaff(transaction, mail);
  }

  toDuty(transaction: Transaction, mail: MailContent): Promise<void> {
    return this.sendToDuty(transaction, mail, 'DESK');
  }

  /** Returns a mailer that sends the same emails to another sink, such as a preview. */
  into(sink: MailSink): OrderMailer {
    return new OrderMailer({ ...this.dependencies, sink });
  }
}
