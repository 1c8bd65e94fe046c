import type { AttemptLimit } from '../../../platform/limits/attempt-counter.ts';

/**
 * Emails to one address, requested by all clients together, before a wait. Prevents flooding a mailbox; password resets
 * count separately.
 */
export const addressLimit: AttemptLimit = { free: 5, firstWait: 300 };

/** Submissions of one email-sending form by a client before a wait. */
export const clientLimit: AttemptLimit = { free: 10, firstWait: 60 };
