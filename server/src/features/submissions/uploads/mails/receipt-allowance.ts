import { TooManyAttemptsError } from '../../../../platform/http/request-error.ts';
import type { AttemptCounter } from '../../../../platform/limits/attempt-counter.ts';

/** Receipts to one address before the next has to wait; then at most four an hour go there. */
const limit = { free: 5, firstWait: 900 };

/**
 * Whether one more receipt may go to an address, and counts it. Anybody can name any address in the upload form: nobody's
 * mailbox can be flooded from there.
 */
export async function mayMailReceipt(counter: AttemptCounter, address: string): Promise<boolean> {
  try {
    await counter.count(['receipt', address.toLowerCase()], limit);
    return true;
  } catch (error) {
    if (error instanceof TooManyAttemptsError) return false;
    throw error;
  }
}
