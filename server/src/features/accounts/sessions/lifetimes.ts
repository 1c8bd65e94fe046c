import { policy } from '@title24/shared-domain';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** Durations in milliseconds. */
export const lifetimes = {
  /** Time for which a token authorizes calls. After half of it, `loginStatus` issues a new token. */
  callToken: 15 * minute,
  /** Time for which a replaced token stays valid after its successor's first use, so that calls in flight succeed. */
  exchangedToken: minute,
  /** Time without use after which a session expires. */
  session: policy.accounts.sessionDays * day,
  /** Minimum interval between updates of a session's last use. */
  lastUse: 5 * minute,
} as const;
