import { type Clock, siteClock } from '../../clock/clock.ts';
import { conflict } from '../protocol/rpc-fault.ts';

/**
 * Checks that nobody has changed a row since an editor read it, if the editor sends that time. That is optional (H4):
 * without it the update replaces any stored version, and the audit log shows both. The row must be locked.
 * @throws RpcFault -32009 with the stored value
 */
export function requireUnchanged(
  stored: Date,
  startedFrom: string | undefined,
  current: () => unknown,
): void {
  if (startedFrom === undefined || stored.getTime() === Date.parse(startedFrom)) return;
  throw conflict('Someone else has changed this since you opened it.', current());
}

/** Returns the time of a change, later than that of the previous one even if the clock is not. */
export function changeMoment(previous: Date, clock: Clock = siteClock): Date {
  return new Date(Math.max(clock.now().getTime(), previous.getTime() + 1));
}
