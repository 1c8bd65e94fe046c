import type { SiteConfiguration } from '@title24/shared-domain';
import type { Transaction } from '../../../platform/db/database.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { composeContent, type MailLink } from '../../../platform/mail/mail-content.ts';
import { greeting, signOff } from '../../../platform/mail/mail-words.ts';
import { deliveryQueue, queueMail } from '../../../platform/mail/outbox.ts';

/** Content of an email about an account. */
export interface AccountEmail {
  readonly subject: string;
  /** Account name for the greeting; absent if anyone could have entered the email address. */
  readonly accountName?: string;
  readonly paragraphs: readonly string[];
  readonly link?: MailLink;
  readonly afterwards?: readonly string[];
}

interface Dependencies {
  readonly loadConfiguration: () => Promise<SiteConfiguration>;
  readonly jobs: () => JobQueue;
  /** Returns the site's public origin. It never comes from a request, because anyone can set the Host header. */
  readonly origin: () => string;
}

/** Queues each email about an account change in the same transaction as the change. */
export class AccountMailer {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  async queue(transaction: Transaction, toAddress: string, email: AccountEmail): Promise<void> {
    const { loadConfiguration, jobs, origin } = this.#dependencies;
    const configuration = await loadConfiguration();
    const { subject, accountName, paragraphs, link, afterwards = [] } = email;
    const mail = composeContent(
      configuration,
      { toAddress, origin: origin() },
      {
        subject: `${subject} – ${configuration.company.name}`,
        title: subject,
        paragraphs: [greeting(accountName), ...paragraphs],
        ...(link && { link }),
        afterwards: [...afterwards, ...signOff(configuration)],
      },
    );
    // Urgent, because users need some of these emails to log in.
    await queueMail(transaction, jobs(), mail, { isUrgent: true });
  }

  /** Starts delivering committed emails immediately. */
  wake(): void {
    this.#dependencies.jobs().wake(deliveryQueue);
  }
}
