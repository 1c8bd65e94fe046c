import type { AttemptLimit } from '../../../platform/limits/attempt-counter.ts';

/**
 * How many emails to one address all clients together can request before they have to wait, so that no one can flood a
 * mailbox. Password resets count separately.
 */
export const addressLimit: AttemptLimit = { free: 5, firstWait: 300 };

/** How often a client can submit one email-sending form before it has to wait. */
export const clientLimit: AttemptLimit = { free: 10, firstWait: 60 };
