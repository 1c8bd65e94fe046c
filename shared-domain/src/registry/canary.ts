import { formatNumber } from '../numbers/format-number.ts';
import { formatMoment } from '../time/pacific-time.ts';
import type { ListedCanary } from './registry-listing.schema.ts';

/** Limits of canaries. A canary is a version that only a share of the visitors gets. */
export const canaryLimits = {
  /** Maximum share of the visitors that gets a canary. */
  maxShare: 0.5,
  /**
   * Number of visitors of the canary after which it is promoted, unless it clearly fails more often than the
   * live version.
   */
  enoughVisitors: 1_000,
  /**
   * Hours after which a canary is promoted even with fewer visitors, unless it clearly fails more often than the live
   * version.
   */
  hours: 24,
  /**
   * Visitors per hour, both versions together. With fewer, a canary is promoted only when the time in `hours` is over.
   */
  slowVisitorsPerHour: 200,
} as const;

/** Returns sentences about a canary's progress for teams and staff, or an empty list if the canary has ended. */
export function canaryProgress({ version, control, progress }: ListedCanary): string[] {
  if (!progress) return [];
  const { visitors, failed, controlVisitors, controlFailed, endsAt, isSlow } = progress;
  const until = `${formatMoment(endsAt)} PT`;
  const { enoughVisitors, slowVisitorsPerHour } = canaryLimits;
  const slow = `fewer than ${slowVisitorsPerHour} visitors an hour`;
  return [
    `It has failed for ${failed} of ${visitors} visitors, and version ${control} for ${controlFailed} of ${controlVisitors}.`,
    isSlow
      ? `The part has ${slow}, too few for an early end, so the canary runs until ${until}.`
      : `It ends after ${formatNumber(enoughVisitors)} visitors of the canary, at the latest on ${until}. If the part has ${slow}, it runs until then.`,
    `Then ${version} goes live for all visitors, unless it clearly fails more often.`,
  ];
}
