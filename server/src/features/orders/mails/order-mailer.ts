import { escapeHtml, isMailAddress, type SiteConfiguration } from '@title24/shared-domain';
import type { Transaction } from '../../../platform/db/database.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { composeMail } from '../../../platform/mail/mail.ts';
import { mailDocument } from '../../../platform/mail/mail-html.ts';
import { deliveryQueue, queueMail } from '../../../platform/mail/outbox.ts';

/** What a mail about an order says. */
export interface OrderMail {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Points of a list, after the paragraphs. */
  readonly list?: readonly string[];
  /** A path of this site, shown as a full URL on a line of its own. */
  readonly link: string;
  /** What follows the link. */
  readonly afterwards?: readonly string[];
}

interface Dependencies {
  readonly loadConfiguration: () => Promise<SiteConfiguration>;
  readonly jobs: () => JobQueue;
  /** The site's public origin. Never taken from a request, whose Host header anybody can write. */
  readonly origin: () => string;
}

/** Sends mail about orders, each in the transaction of what it tells. */
export class OrderMailer {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** To the customer, who can answer it. */
  async toCustomer(transaction: Transaction, toAddress: string, mail: OrderMail): Promise<void> {
    const configuration = await this.#dependencies.loadConfiguration();
    const { customerMail, supportPhone1, supportPhone2 } = configuration.navLinks;
    const questions = `Questions? Write to ${customerMail} or call ${supportPhone1} or ${supportPhone2}, and give the order number.`;
    await this.#queue(transaction, configuration, toAddress, mail, [questions, configuration.company.name]);
  }

  /** To the mailbox that staff read. */
  async toStaff(transaction: Transaction, mail: OrderMail): Promise<void> {
    const configuration = await this.#dependencies.loadConfiguration();
    const { company, navLinks } = configuration;
    const address = isMailAddress(navLinks.customerMail) ? navLinks.customerMail : company.email.address;
    await this.#queue(transaction, configuration, address, mail, []);
  }

  /** Delivers what was committed at once. */
  wake(): void {
    this.#dependencies.jobs().wake(deliveryQueue);
  }

  async #queue(
    transaction: Transaction,
    { company, navLinks }: SiteConfiguration,
    toAddress: string,
    { subject, paragraphs, list = [], link, afterwards = [] }: OrderMail,
    closing: readonly string[],
  ): Promise<void> {
    const address = `${this.#dependencies.origin()}${link}`;
    const end = [...afterwards, ...closing];
    const points = list.map((point) => `- ${point}`).join('\n');
    const mail = composeMail({
      fromName: company.name,
      fromAddress: company.email.address,
      toAddress,
      replyTo: isMailAddress(navLinks.customerMail) ? navLinks.customerMail : null,
      subject,
      text: `${[...paragraphs, ...(points ? [points] : []), address, ...end].join('\n\n')}\n`,
      html: mailDocument(
        subject,
        [
          ...paragraphs.map(asParagraph),
          ...(points ? [`<ul>\n${list.map((point) => `<li>${asHtml(point)}</li>`).join('\n')}\n</ul>`] : []),
          `<p><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>`,
          ...end.map(asParagraph),
        ].join('\n'),
      ),
    });
    await queueMail(transaction, this.#dependencies.jobs(), mail);
  }
}

const asHtml = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
const asParagraph = (text: string) => `<p>${asHtml(text)}</p>`;
