import type { BusinessCalendar } from './business-calendar.ts';
import { type Instant, isPast, reportDue } from './deadlines.ts';

/** Events of an order that start or stop the clock; others are ignored. */
export interface OrderEvent {
  readonly type: string;
  readonly at: Instant;
}

/** A period in which the order is in our hands. */
export interface Run {
  readonly from: Instant;
  readonly dueAt: Instant;
  /** Null while the run is open. */
  readonly endedAt: Instant | null;
  readonly late: boolean;
}

export interface Lateness {
  readonly runs: readonly Run[];
  /** A single late run makes the order late permanently. */
  readonly late: boolean;
}

const starts: ReadonlySet<string> = new Set(['submitted', 'resubmitted']);
const ends: ReadonlySet<string> = new Set(['changes-needed', 'delivered', 'cancelled']);

/**
 * Whether an order is late: the clock stops at the request for changes and starts again with the answer (D9).
 * @param events in chronological order
 * @param now the time for judging an open run
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
