import { type Clock, siteClock } from '../../clock/clock.ts';
import { conflict } from '../protocol/rpc-fault.ts';

/**
 * Checks that a row has not changed since an editor read it. `startedFrom` is the time of the row's last change when
 * the editor read it. If this time is absent (H4), an update replaces the stored values, and the audit log shows the
 * old and the new values. Lock the row before this call.
 * @throws RpcFault -32009 with the stored value if the row has changed
 */
export function requireUnchanged(
  stored: Date,
  startedFrom: string | undefined,
  current: () => unknown,
): void {
  if (startedFrom === undefined || stored.getTime() === Date.parse(startedFrom)) return;
  throw conflict('Someone else has changed this since you opened it.', current());
}

/**
 * Returns the time for a change. It is always later than the time of the previous change, even if the clock's time is
 * not.
 */
export function changeMoment(previous: Date, clock: Clock = siteClock): Date {
  return new Date(Math.max(clock.now().getTime(), previous.getTime() + 1));
}
