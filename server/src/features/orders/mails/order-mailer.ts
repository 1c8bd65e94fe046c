import type { SiteConfiguration } from '@title24/shared-domain';
import type { Transaction } from '../../../platform/db/database.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { composeContent, type MailContent } from '../../../platform/mail/mail-content.ts';
import { signOff } from '../../../platform/mail/mail-words.ts';
import { deliveryQueue, queueMail } from '../../../platform/mail/outbox.ts';
import { staffAddress } from '../../../platform/mail/staff-address.ts';
import { dutyAddresses } from '../../accounts/roles/duty-addresses.ts';

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
  async toCustomer(transaction: Transaction, toAddress: string, mail: MailContent): Promise<void> {
    const configuration = await this.#dependencies.loadConfiguration();
    const closing = signOff(configuration, 'the order number');
    const composed = this.#compose(configuration, toAddress, mail, closing);
    await this.#send(transaction, composed, 'customer');
  }

  /** Sends a mail to the mailbox that staff read. */
  async toStaff(transaction: Transaction, mail: MailContent): Promise<void> {
    const configuration = await this.#dependencies.loadConfiguration();
    const address = staffAddress(configuration);
    await this.#send(transaction, this.#compose(configuration, address, mail, []), 'staff');
  }

  /** Sends a mail about new work to those on duty. */
  async toDuty(transaction: Transaction, mail: MailContent): Promise<void> {
    const configuration = await this.#dependencies.loadConfiguration();
    for (const address of await dutyAddresses(transaction, configuration)) {
      await this.#send(transaction, this.#compose(configuration, address, mail, []), 'staff');
    }
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

  /** @param closing paragraphs at the end */
  #compose(
    configuration: SiteConfiguration,
    toAddress: string,
    mail: MailContent,
    closing: readonly string[],
  ): Mail {
    const afterwards = [...(mail.afterwards ?? []), ...closing];
    return composeContent(
      configuration,
      { toAddress, origin: this.#dependencies.origin() },
      { ...mail, afterwards },
    );
  }
}
