import { type Clock, siteClock } from './clock.ts';

const dayMs = 86_400_000;

/** Returns the time `days` × 24 hours ago. */
export function daysAgo(days: number, clock: Clock = siteClock): Date {
  return daysAfter(clock.now(), -days);
}

/** Returns the time `days` × 24 hours after `at`. */
export function daysAfter(at: Date, days: number): Date {
  return new Date(at.getTime() + days * dayMs);
}
