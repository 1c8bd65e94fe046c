import { type Clock, siteClock } from './clock.ts';

const dayMs = 86_400_000;

/** Returns the time `days` × 24 hours ago. */
export function daysAgo(days: number, clock: Clock = siteClock): Date {
  return new Date(clock.now().getTime() - days * dayMs);
}
