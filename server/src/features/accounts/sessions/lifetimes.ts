import { policy } from '@title24/shared-domain';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** Durations in milliseconds. */
export const lifetimes = {
  /** How long a token authorizes calls; after half of that, `loginStatus` issues a fresh one. */
  callToken: 15 * minute,
  /** How long an exchanged token stays valid after the first use of its successor, for calls in flight. */
  exchangedToken: minute,
  /** A session that is not used for this long expires. */
  session: policy.accounts.sessionDays * day,
  /** How often the time of a session's last use is updated. */
  lastUse: 5 * minute,
} as const;
