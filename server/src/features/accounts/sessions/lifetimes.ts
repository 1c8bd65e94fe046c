import { policy } from '@title24/shared-domain';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** Durations in milliseconds. */
export const lifetimes = {
  /** How long a token authorizes calls; after half of that, `loginStatus` issues a fresh one. */
  callToken: 15 * minute,
  /** How much longer an exchanged token is valid after the first use of its successor, for calls in flight. */
  exchangedToken: minute,
  /** A session that is not used for this long expires. */
  session: policy.accounts.sessionDays * day,
  /** Maximum age of the record of a session's last use. */
  lastUse: 5 * minute,
} as const;
