import { escapeHtml, isMailAddress, type SiteConfiguration } from '@title24/shared-domain';
import type { Transaction } from '../../../platform/db/database.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { composeMail } from '../../../platform/mail/mail.ts';
import { mailDocument } from '../../../platform/mail/mail-html.ts';
import { deliveryQueue, queueMail } from '../../../platform/mail/outbox.ts';

/** Content of a mail about an account. */
export interface AccountEmail {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** A path on this site, shown as a full URL on its own line. */
  readonly link?: string;
  /** Paragraphs after the link. */
  readonly afterwards?: readonly string[];
}

interface Dependencies {
  readonly loadConfiguration: () => Promise<SiteConfiguration>;
  readonly jobs: () => JobQueue;
  /** Returns the site's public origin. Never taken from a request, whose Host header anyone can set. */
  readonly origin: () => string;
}

/** Sends mail about accounts, each in the transaction of the change that it reports. */
export class AccountMailer {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  async queue(transaction: Transaction, toAddress: string, email: AccountEmail): Promise<void> {
    const { loadConfiguration, jobs, origin } = this.#dependencies;
    const { company, navLinks } = await loadConfiguration();
    const { subject, paragraphs, link, afterwards = [] } = email;
    const address = link && `${origin()}${link}`;
    const questions = `Questions? Write to ${navLinks.customerMail}.`;
    const end = [...afterwards, questions, company.name];
    const mail = composeMail({
      fromName: company.name,
      fromAddress: company.email.address,
      toAddress,
      replyTo: isMailAddress(navLinks.customerMail) ? navLinks.customerMail : null,
      subject: `${subject} – ${company.name}`,
      text: `${[...paragraphs, ...(address ? [address] : []), ...end].join('\n\n')}\n`,
      html: mailDocument(
        subject,
        [...paragraphs.map(asParagraph), ...(address ? [asLink(address)] : []), ...end.map(asParagraph)].join(
          '\n',
        ),
      ),
    });
    await queueMail(transaction, jobs(), mail);
  }

  /** Delivers committed mail immediately. */
  wake(): void {
    this.#dependencies.jobs().wake(deliveryQueue);
  }
}

function asParagraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

function asLink(address: string): string {
  return `<p><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>`;
}
