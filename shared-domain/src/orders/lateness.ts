import type { BusinessCalendar } from './business-calendar.ts';
import { type Instant, isPast, reportDue } from './deadlines.ts';

/** An order event. Only events that start or stop the clock have an effect. */
export interface OrderEvent {
  readonly type: string;
  readonly at: Instant;
}

/** A period in which the order is waiting for us. */
export interface Run {
  readonly from: Instant;
  readonly dueAt: Instant;
  /** End of the run, or null while it is open. */
  readonly endedAt: Instant | null;
  readonly late: boolean;
}

export interface Lateness {
  readonly runs: readonly Run[];
  /** Whether any run was late. A single late run makes the order late permanently. */
  readonly late: boolean;
}

const starts: ReadonlySet<string> = new Set(['submitted', 'resubmitted']);
const ends: ReadonlySet<string> = new Set(['changes-needed', 'delivered', 'cancelled']);

/**
 * Returns whether an order is late. The clock stops with a request for changes and starts again with the customer's
 * answer (D9).
 * @param events - in chronological order
 * @param now - time at which an open run is judged
 */
export function latenessOf(
  events: readonly OrderEvent[],
  now?: Instant,
  calendar?: BusinessCalendar,
): Lateness {
  const runs: Run[] = [];
  let from: Instant | null = null;
  const close = (endedAt: Instant | null) => {
    if (from === null) return;
    const { dueAt } = reportDue(from, calendar);
    const until = endedAt ?? now;
    runs.push({ from, dueAt, endedAt, late: until !== undefined && isPast(dueAt, until) });
    from = null;
  };
  for (const { type, at } of events) {
    if (starts.has(type)) from ??= at;
    else if (ends.has(type)) close(at);
  }
  close(null);
  return { runs, late: runs.some(({ late }) => late) };
}
