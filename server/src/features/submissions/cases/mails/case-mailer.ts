import type { SiteConfiguration } from '@title24/shared-domain';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { JobQueue } from '../../../../platform/jobs/job-queue.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import { composeContent, type MailContent } from '../../../../platform/mail/mail-content.ts';
import { signOff } from '../../../../platform/mail/mail-words.ts';
import { deliveryQueue, queueMail } from '../../../../platform/mail/outbox.ts';
import { staffAddress } from '../../../../platform/mail/staff-address.ts';
import type { CaseLinks } from '../../links/case-links.ts';
import type { MailedCase } from './mailed-case.ts';

/** What a mail about a case says; the mailer knows where its link leads. */
export interface CaseMail extends Omit<MailContent, 'link'> {
  /** What the reader finds behind the link, or does there. */
  readonly linkWords: string;
}

/** Where mails go: out, or before the eyes of who asks what would be sent. */
export type CaseMailSink = (transaction: Transaction, mail: Mail, to: 'customer' | 'staff') => Promise<void>;

interface Dependencies {
  readonly loadConfiguration: () => Promise<SiteConfiguration>;
  readonly jobs: () => JobQueue;
  readonly links: CaseLinks;
  /** The site's public origin. Never taken from a request, whose Host header anybody can write. */
  readonly origin: () => string;
  /** The outbox where it is not given. */
  readonly sink?: CaseMailSink | undefined;
}

interface Recipient {
  readonly reference: string;
  readonly linkVersion: number;
  readonly email: string;
}

/** Sends mail about cases, each in the transaction of what it tells (Q5). */
export class CaseMailer {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** To the customer, with a link to their page. */
  async toCustomer(transaction: Transaction, recipient: Recipient, mail: CaseMail): Promise<void> {
    const configuration = await this.#dependencies.loadConfiguration();
    const closing = [
      'The page asks for the e-mail address this e-mail was sent to, so nobody can open it with the link alone.',
      ...signOff(configuration, `reference ${recipient.reference}`),
    ];
    const path = this.#dependencies.links.path('mail', recipient);
    const composed = this.#compose(configuration, recipient.email, mail, { path, closing });
    await this.#send(transaction, composed, 'customer');
  }

  /** To the mailbox that staff read. */
  async toStaff(transaction: Transaction, { reference }: MailedCase, mail: CaseMail): Promise<void> {
    const configuration = await this.#dependencies.loadConfiguration();
    const path = `/admin/submissions?reference=${encodeURIComponent(reference)}`;
    const composed = this.#compose(configuration, staffAddress(configuration), mail, { path, closing: [] });
    await this.#send(transaction, composed, 'staff');
  }

  /** Delivers what was committed at once. */
  wake(): void {
    this.#dependencies.jobs().wake(deliveryQueue);
  }

  /** The same mails, put elsewhere. */
  into(sink: CaseMailSink): CaseMailer {
    return new CaseMailer({ ...this.#dependencies, sink });
  }

  #send(transaction: Transaction, mail: Mail, to: 'customer' | 'staff'): Promise<void> {
    const { sink, jobs } = this.#dependencies;
    return sink ? sink(transaction, mail, to) : queueMail(transaction, jobs(), mail);
  }

  #compose(
    configuration: SiteConfiguration,
    toAddress: string,
    { linkWords, afterwards = [], ...mail }: CaseMail,
    { path, closing }: { readonly path: string; readonly closing: readonly string[] },
  ): Mail {
    return composeContent(
      configuration,
      { toAddress, origin: this.#dependencies.origin() },
      { ...mail, link: { path, words: linkWords }, afterwards: [...afterwards, ...closing] },
    );
  }
}
