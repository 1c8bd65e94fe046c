import { policy } from '@title24/shared-domain';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** Milliseconds. */
export const lifetimes = {
  /** A token authorizes calls for this long; past half of it, `loginStatus` gives a fresh one. */
  callToken: 15 * minute,
  /** A token that was exchanged serves this much longer, from the first use of its successor, for calls under way. */
  exchangedToken: minute,
  /** A session that is not used for this long is over. */
  session: policy.accounts.sessionDays * day,
  /** How old the record of a session's last use may get. */
  lastUse: 5 * minute,
} as const;
