import type { Clock } from '../../platform/clock/clock.ts';

const hourMs = 3_600_000;

/** A generator that performs the steps of a case or an order. Between two steps, it yields the hours to wait. */
export type Story = AsyncGenerator<number, void>;

export interface PlannedStory {
  readonly startsAt: Date;
  readonly story: Story;
}

/** A clock that moves only when it is set. */
export class DemoClock implements Clock {
  #time: number;

  constructor(at: Date) {
    this.#time = at.getTime();
  }

  now(): Date {
    return new Date(this.#time);
  }

  set(time: number): void {
    this.#time = time;
  }
}

/**
 * Runs the steps of all stories in chronological order on one clock. Finally, sets the clock to `end`.
 * @param everyDay called before the first step of each day (UTC), and at `end`
 * @throws Error if a story lasts beyond `end`
 */
export async function runStories(
  clock: DemoClock,
  planned: readonly PlannedStory[],
  end: Date,
  everyDay: () => Promise<void>,
): Promise<void> {
  const waiting = planned.map(({ startsAt, story }) => ({ at: startsAt.getTime(), story }));
  let day = '';
  for (;;) {
    const next = waiting.reduce<(typeof waiting)[number] | null>(
      (first, each) => (first === null || each.at < first.at ? each : first),
      null,
    );
    if (next === null) break;
    if (next.at > end.getTime()) throw new Error(`A story lasts until ${new Date(next.at).toISOString()}`);
    clock.set(next.at);
    const today = clock.now().toISOString().slice(0, 10);
    if (today !== day) await everyDay();
    day = today;
    const { done, value } = await next.story.next();
    if (done) waiting.splice(waiting.indexOf(next), 1);
    else next.at += value * hourMs;
  }
  clock.set(end.getTime());
  await everyDay();
}

/**
 * Returns a time between 9 a.m. and 4 p.m. in California, about `days` days before `end`.
 * @param index spreads several stories over the day
 */
export function daysBefore(end: Date, days: number, index: number): Date {
  const start = new Date(end.getTime() - days * 24 * hourMs);
  start.setUTCHours(17 + (index % 6), (7 * index) % 60, 0, 0);
  return start;
}

export function hoursBefore(end: Date, hours: number): Date {
  return new Date(end.getTime() - hours * hourMs);
}
