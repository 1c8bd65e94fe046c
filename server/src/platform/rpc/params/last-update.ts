import { type Clock, siteClock } from '../../clock/clock.ts';
import { conflict } from '../protocol/rpc-fault.ts';

/**
 * Holds that nobody changed a row since an editor read it, if the editor says when that was. An update need not say it
 * (H4): one without it replaces whatever is stored, and the audit log shows both. The row must be locked.
 * @throws RpcFault -32009 with what is stored
 */
export function requireUnchanged(
  stored: Date,
  startedFrom: string | undefined,
  current: () => unknown,
): void {
  if (startedFrom === undefined || stored.getTime() === Date.parse(startedFrom)) return;
  throw conflict('Someone else has changed this since you opened it.', current());
}

/** The moment of a change, later than the one before it even if the clock is not. */
export function changeMoment(previous: Date, clock: Clock = siteClock): Date {
  return new Date(Math.max(clock.now().getTime(), previous.getTime() + 1));
}
