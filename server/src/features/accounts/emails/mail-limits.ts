import type { AttemptLimit } from '../../../platform/limits/attempt-counter.ts';

/**
 * Number of emails to one address that all clients together may request before they have to wait. This limit prevents
 * the flooding of a mailbox. Password reset emails are counted separately.
 */
export const addressLimit: AttemptLimit = { free: 5, firstWait: 300 };

/** Number of email-sending forms of one kind that a client may submit before it has to wait. */
export const clientLimit: AttemptLimit = { free: 10, firstWait: 60 };
