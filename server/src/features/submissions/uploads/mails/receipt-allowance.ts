import { TooManyAttemptsError } from '../../../../platform/http/request-error.ts';
import type { AttemptCounter } from '../../../../platform/limits/attempt-counter.ts';
import { mailboxOf } from '../../../../platform/mail/mailbox-of.ts';

/** Number of receipts to one address before the next has to wait; after that, at most four per hour. */
const limit = { free: 5, firstWait: 900 };

/**
 * Whether another receipt may be sent to an address; counts it. Anyone can enter any address in the upload form, so
 * this keeps mailboxes from being flooded.
 */
export async function mayMailReceipt(counter: AttemptCounter, address: string): Promise<boolean> {
  try {
    await counter.count(['receipt', mailboxOf(address)], limit);
    return true;
  } catch (error) {
    if (error instanceof TooManyAttemptsError) return false;
    throw error;
  }
}
