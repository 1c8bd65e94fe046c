import type { SiteConfiguration } from '@title24/shared-domain';
import type { Transaction } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { composeContent, type MailContent } from '../../platform/mail/mail-content.ts';
import { signOff } from '../../platform/mail/mail-words.ts';
import { deliveryQueue, queueMail } from '../../platform/mail/outbox.ts';
import { staffAddress } from '../../platform/mail/staff-address.ts';
import { dutyAddresses } from '../accounts/roles/duty-addresses.ts';

/** Adds an email to the outbox, or collects the email for a preview. */
export type MailSink = (transaction: Transaction, mail: Mail, to: 'customer' | 'staff') => Promise<void>;

export interface MailerDependencies {
  readonly loadConfiguration: () => Promise<SiteConfiguration>;
  readonly jobs: () => JobQueue;
  /** Returns the site's public origin. It must not come from a request, because anyone can forge a Host header. */
  readonly origin: () => string;
  /** Destination of the emails, by default the outbox. */
  readonly sink?: MailSink;
}

/** Sends emails about orders or cases, each in the transaction of its event. */
export class WorkMailer<Dependencies extends MailerDependencies = MailerDependencies> {
  protected readonly dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.dependencies = dependencies;
  }

  /** Starts delivering committed emails immediately. */
  wake(): void {
    this.dependencies.jobs().wake(deliveryQueue);
  }

  /**
   * Sends an email to the customer, who can reply to it.
   * @param quoted the detail that a reply should quote, such as 'the order number'
   */
  protected async sendToCustomer(
    transaction: Transaction,
    toAddress: string,
    mail: MailContent,
    quoted: string,
  ): Promise<void> {
    const configuration = await this.dependencies.loadConfiguration();
    const afterwards = [...(mail.afterwards ?? []), ...signOff(configuration, quoted)];
    await this.#send(
      transaction,
      this.#compose(configuration, toAddress, { ...mail, afterwards }),
      'customer',
    );
  }

  /** Sends an email to the staff mailbox, or to other staff addresses. */
  protected async sendToStaff(
    transaction: Transaction,
    mail: MailContent,
    addressesOf: (configuration: SiteConfiguration) => Promise<readonly string[]> = async (configuration) => [
      staffAddress(configuration),
    ],
  ): Promise<void> {
    const configuration = await this.dependencies.loadConfiguration();
    for (const address of await addressesOf(configuration)) {
      await this.#send(transaction, this.#compose(configuration, address, mail), 'staff');
    }
  }

  /** Sends an email about new work to the staff on duty, or to the staff mailbox if nobody is on duty. */
  protected sendToDuty(
    transaction: Transaction,
    mail: MailContent,
    resource: 'DESK' | 'UPLOAD',
  ): Promise<void> {
    return this.sendToStaff(transaction, mail, (configuration) =>
      dutyAddresses(transaction, configuration, resource),
    );
  }

  toColleague(transaction: Transaction, address: string, mail: MailContent): Promise<void> {
    return this.sendToStaff(transaction, mail, async () => [address]);
  }

  #compose(configuration: SiteConfiguration, toAddress: string, mail: MailContent): Mail {
    return composeContent(configuration, { toAddress, origin: this.dependencies.origin() }, mail);
  }

  #send(transaction: Transaction, mail: Mail, to: 'customer' | 'staff'): Promise<void> {
    const { sink, jobs } = this.dependencies;
    return sink ? sink(transaction, mail, to) : queueMail(transaction, jobs(), mail);
  }
}
