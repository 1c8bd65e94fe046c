import { TooManyAttemptsError } from '../../../../platform/http/request-error.ts';
import type { AttemptCounter } from '../../../../platform/limits/attempt-counter.ts';
import { mailboxOf } from '../../../../platform/mail/mailbox-of.ts';

/** Limit on receipt emails to one address: five immediately, then at most four per hour. */
const limit = { free: 5, firstWait: 900 };

/**
 * Counts a receipt email, and returns whether it may be sent to this address. Without a limit, anyone could flood a
 * mailbox by entering its address in the upload form.
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
