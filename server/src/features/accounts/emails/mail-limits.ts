import type { AttemptLimit } from '../../../platform/limits/attempt-counter.ts';

/**
 * Limit on requests that send an email to one email address, counted for all clients together, so that no one can flood
 * a mailbox. Password resets count separately. The same limit applies to each account's attempts to change its email
 * address.
 */
export const addressLimit: AttemptLimit = { free: 5, firstWait: 300 };

/** Limit on how often a client can submit a form that sends an email. Each form counts separately. */
export const clientLimit: AttemptLimit = { free: 10, firstWait: 60 };
