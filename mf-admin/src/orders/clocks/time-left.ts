import { counted } from '@title24/shared-domain';
import type { Instant } from '@title24/shared-domain/orders';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * Formats a duration as its two largest units, rounded down, such as '2 days 6 hours' or '12 minutes'.
 * @param ms milliseconds, not negative
 */
function durationWords(ms: number): string {
  const days = Math.floor(ms / dayMs);
  const hours = Math.floor((ms % dayMs) / hourMs);
  const minutes = Math.floor((ms % hourMs) / minuteMs);
  const [large, small] =
    days > 0
      ? [counted(days, 'day'), hours > 0 && counted(hours, 'hour')]
      : [hours > 0 && counted(hours, 'hour'), minutes > 0 && counted(minutes, 'minute')];
  return [large, small].filter(Boolean).join(' ') || 'less than a minute';
}

/** Describes the time until or since a deadline, such as '5 hours 10 minutes left' or 'Late by 1 day'. */
export function timeLeft(dueAt: Instant, now: Date): { readonly isLate: boolean; readonly words: string } {
  const left = Date.parse(dueAt) - now.getTime();
  const isLate = left <= 0;
  const words = durationWords(Math.abs(left));
  return { isLate, words: isLate ? `Late by ${words}` : `${words} left` };
}
