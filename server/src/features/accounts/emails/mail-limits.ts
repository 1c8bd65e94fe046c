import type { AttemptLimit } from '../../../platform/limits/attempt-counter.ts';

/**
 * Number of emails to one address that all clients together can request before they have to wait, so that nobody can
 * flood a mailbox. Password reset emails are counted separately.
 */
export const addressLimit: AttemptLimit = { free: 5, firstWait: 300 };

/** Number of times that a client can submit one email-sending form before it has to wait. */
export const clientLimit: AttemptLimit = { free: 10, firstWait: 60 };
