import type { AttemptLimit } from '../../../platform/limits/attempt-counter.ts';

/**
 * Number of emails to one address, from all clients, before the next one has to wait. This limit prevents flooding a
 * mailbox. Emails for new passwords are counted separately.
 */
export const addressLimit: AttemptLimit = { free: 5, firstWait: 300 };

/** Number of email-sending forms of one kind that a client may submit before it has to wait. */
export const clientLimit: AttemptLimit = { free: 10, firstWait: 60 };
