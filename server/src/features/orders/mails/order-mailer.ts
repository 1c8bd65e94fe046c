import { escapeHtml, isMailAddress, type SiteConfiguration } from '@title24/shared-domain';
import type { Transaction } from '../../../platform/db/database.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { MailAttachment } from '../../../platform/mail/attachments.ts';
import { composeMail, type Mail } from '../../../platform/mail/mail.ts';
import { mailButton, mailDocument } from '../../../platform/mail/mail-html.ts';
import { deliveryQueue, queueMail } from '../../../platform/mail/outbox.ts';
import type { MailLink } from './mailed-order.ts';

/** The content of a mail about an order. */
export interface OrderMail {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Items of a list, after the paragraphs. */
  readonly list?: readonly string[];
  /** Shown as a full URL on a line of its own, and in HTML by its text. */
  readonly link: MailLink;
  /** Paragraphs after the link. */
  readonly afterwards?: readonly string[];
  readonly attachments?: readonly MailAttachment[];
}

/** Destination of mails: the outbox, or a preview. */
export type MailSink = (transaction: Transaction, mail: Mail, to: 'customer' | 'staff') => Promise<void>;

interface Dependencies {
  readonly loadConfiguration: () => Promise<SiteConfiguration>;
  readonly jobs: () => JobQueue;
  /** The site's public origin. Never taken from a request, whose Host header anybody can forge. */
  readonly origin: () => string;
  /** The outbox by default. */
  readonly sink?: MailSink | undefined;
}

/** Sends mails about orders, each in the transaction of its event. */
export class OrderMailer {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Sends a mail to the customer, who can reply to it. */
  async toCustomer(transaction: Transaction, toAddress: string, mail: OrderMail): Promise<void> {
    const configuration = await this.#dependencies.loadConfiguration();
    const { customerMail, supportPhone1, supportPhone2 } = configuration.navLinks;
    const questions = `Questions? Write to ${customerMail} or call ${supportPhone1} or ${supportPhone2}, and state the order number.`;
    const closing = [questions, configuration.company.name];
    const composed = this.#compose(configuration, toAddress, mail, closing);
    await this.#send(transaction, composed, 'customer');
  }

  /** Sends a mail to the mailbox that staff read. */
  async toStaff(transaction: Transaction, mail: OrderMail): Promise<void> {
    const configuration = await this.#dependencies.loadConfiguration();
    const { company, navLinks } = configuration;
    const address = isMailAddress(navLinks.customerMail) ? navLinks.customerMail : company.email.address;
    await this.#send(transaction, this.#compose(configuration, address, mail, []), 'staff');
  }

  /** Starts delivery of committed mails right away. */
  wake(): void {
    this.#dependencies.jobs().wake(deliveryQueue);
  }

  /** Returns a mailer with the same mails and another destination. */
  into(sink: MailSink): OrderMailer {
    return new OrderMailer({ ...this.#dependencies, sink });
  }

  #send(transaction: Transaction, mail: Mail, to: 'customer' | 'staff'): Promise<void> {
    const { sink, jobs } = this.#dependencies;
    return sink ? sink(transaction, mail, to) : queueMail(transaction, jobs(), mail);
  }

  #compose(
    { company, navLinks }: SiteConfiguration,
    toAddress: string,
    { subject, paragraphs, list = [], link, afterwards = [], attachments = [] }: OrderMail,
    closing: readonly string[],
  ): Mail {
    const address = `${this.#dependencies.origin()}${link.path}`;
    const end = [...afterwards, ...closing];
    const points = list.map((point) => `- ${point}`).join('\n');
    return composeMail({
      fromName: company.name,
      fromAddress: company.email.address,
      toAddress,
      replyTo: isMailAddress(navLinks.customerMail) ? navLinks.customerMail : null,
      subject,
      attachments,
      text: `${[...paragraphs, ...(points ? [points] : []), `${link.words}:\n${address}`, ...end].join('\n\n')}\n`,
      html: mailDocument(
        subject,
        [
          ...paragraphs.map(asParagraph),
          ...(points ? [`<ul>\n${list.map((point) => `<li>${asHtml(point)}</li>`).join('\n')}\n</ul>`] : []),
          mailButton(link.words, address),
          ...end.map(asParagraph),
        ].join('\n'),
      ),
    });
  }
}

const asHtml = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
const asParagraph = (text: string) => `<p>${asHtml(text)}</p>`;
