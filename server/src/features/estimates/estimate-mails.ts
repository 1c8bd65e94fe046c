import type { EstimatorPrices, Product, SiteConfiguration } from '@title24/shared-domain';
import { emailProblem, isMailAddress } from '@title24/shared-domain';
import { estimateMailField, estimateText } from '@title24/shared-domain/estimator-answers';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { RetryLaterError, TooManyAttemptsError } from '../../platform/http/request-error.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { AttemptCounter, AttemptLimit } from '../../platform/limits/attempt-counter.ts';
import { mailboxOf } from '../../platform/mail/mailbox-of.ts';
import { deliveryQueue, queueMail } from '../../platform/mail/outbox.ts';
import { invalidParams } from '../../platform/rpc/protocol/rpc-fault.ts';
import { estimateMail } from './estimate-mail.ts';

/** Number of emails that one client network can request before it has to wait. */
const clientLimit: AttemptLimit = { free: 10, firstWait: 60 };

/**
 * Number of emails to one mailbox before requests have to wait. The limit exists because visitors can enter other
 * people's email addresses.
 */
const addressLimit: AttemptLimit = { free: 5, firstWait: 300 };

/** The same estimate is sent to the same address at most once an hour. */
const repeatLimit: AttemptLimit = { free: 1, firstWait: 3600, maxWait: 3600 };

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly counter: AttemptCounter;
  readonly jobs: () => JobQueue;
  readonly origin: () => string;
  readonly load: () => Promise<{
    readonly configuration: SiteConfiguration;
    readonly prices: EstimatorPrices;
    readonly products: readonly Product[];
  }>;
}

interface Asked {
  /** Query string of the estimate page, which contains the visitor's answers. */
  readonly search: string;
  /** Email address as typed. */
  readonly email: string;
  /** Client network: the requester's IPv4 address or IPv6 /64 network. */
  readonly client: string;
}

/** Sends estimates by email. An estimate is stored only as part of its email (E9). */
export class EstimateMails {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Recomputes an estimate from its page's query string, and queues the email.
   * @throws RpcFault -32602 if the email address is invalid or the answers give no price
   * @throws RetryLaterError with status 429 if the same estimate was sent to this address in the last hour
   * @throws TooManyAttemptsError if the client network or the mailbox has reached its limit
   */
  async send({ search, email, client }: Asked): Promise<void> {
    const { database, clock, counter, jobs, origin, load } = this.#dependencies;
    const toAddress = email.trim().toLowerCase();
    if (!isMailAddress(toAddress)) throw problem(`${emailProblem}.`);
    const { configuration, prices, products } = await load();
    const estimate = estimateText(search, prices, products);
    if (!estimate) throw problem('There’s no price to send yet. Complete the answers, then try again.');
    await counter.count(['estimate-mail client', client], clientLimit);
    const repeat = ['estimate-mail', toAddress, estimate.address] as const;
    await counter.count(repeat, repeatLimit).catch((error: unknown) => {
      throw error instanceof TooManyAttemptsError ? new SentAlreadyError(error) : error;
    });
    try {
      await counter.count(['estimate-mail address', mailboxOf(toAddress)], addressLimit);
      const mail = estimateMail(configuration, {
        toAddress,
        estimate,
        origin: origin(),
        now: clock.now(),
      });
      await database.transaction((transaction) => queueMail(transaction, jobs(), mail));
    } catch (error) {
      // The email was not queued, so it must not count toward `repeatLimit`.
      await counter.forget(repeat);
      throw error;
    }
    jobs().wake(deliveryQueue);
  }
}

/** Thrown if the same estimate was sent to the same address in the last hour (HTTP 429). */
class SentAlreadyError extends RetryLaterError {
  override readonly name = 'SentAlreadyError';

  constructor(cause: RetryLaterError) {
    super(
      429,
      'We sent this estimate to this address within the last hour. Check your spam folder, or use another address.',
      cause.retryAfter,
      { cause },
    );
  }
}

function problem(message: string) {
  return invalidParams([{ path: estimateMailField, message }]);
}
