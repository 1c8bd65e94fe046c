import type { AttemptLimit } from '../../../platform/limits/attempt-counter.ts';

/**
 * Number of mails to one address, from all clients, before the next has to wait, so that no mailbox can be flooded.
 * Mails for a new password are counted separately.
 */
export const addressLimit: AttemptLimit = { free: 5, firstWait: 300 };

/** Number of forms of a kind that a client may send before it has to wait, for kinds of forms that send mail. */
export const clientLimit: AttemptLimit = { free: 10, firstWait: 60 };
