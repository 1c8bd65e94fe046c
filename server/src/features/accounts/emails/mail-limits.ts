import type { AttemptLimit } from '../../../platform/limits/attempt-counter.ts';

/**
 * Mails to one address before the next has to wait, from all clients, so that no mailbox can be flooded. Those for a
 * new password are counted apart.
 */
export const addressLimit: AttemptLimit = { free: 5, firstWait: 300 };

/** Forms of one kind that a client may send before it has to wait, if each sends a mail. */
export const clientLimit: AttemptLimit = { free: 10, firstWait: 60 };
