import { type Clock, siteClock } from '../../clock/clock.ts';
import { conflict } from '../protocol/rpc-fault.ts';

/**
 * Checks that a row has not changed since a user started to edit it. The caller must have locked the row. `stored` is
 * the time of the row's last change, and `startedFrom` the time of the last change that the user saw. Without
 * `startedFrom` (H4), any update replaces the stored values, and the audit log shows the old and the new values.
 * @throws RpcFault -32009 with the result of `current` if the row has changed
 */
export function requireUnchanged(
  stored: Date,
  startedFrom: string | undefined,
  current: () => unknown,
): void {
  if (startedFrom === undefined || stored.getTime() === Date.parse(startedFrom)) return;
  throw conflict('Someone else has changed this since you opened it.', current());
}

/** Returns the time of a new change: now, but at least 1 ms after the previous change. */
export function changeMoment(previous: Date, clock: Clock = siteClock): Date {
  return new Date(Math.max(clock.now().getTime(), previous.getTime() + 1));
}
