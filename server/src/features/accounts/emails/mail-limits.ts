import type { AttemptLimit } from '../../../platform/limits/attempt-counter.ts';

/** Mails to one address before the next has to wait, whatever asks for them: nobody's mailbox can be flooded from here. */
export const addressLimit: AttemptLimit = { free: 5, firstWait: 300 };

/** Forms of one kind that one client may send before it has to wait, if each mails something. */
export const clientLimit: AttemptLimit = { free: 10, firstWait: 60 };
