import { formatNumber } from '../numbers/format-number.ts';
import { formatMoment } from '../time/pacific-time.ts';
import type { ListedCanary } from './registry-listing.schema.ts';

/** Limits of canaries, which are versions for a share of the visitors. */
export const canaryLimits = {
  /** Maximum share of the visitors who get a canary. */
  maxShare: 0.5,
  /** Visitors after which a canary without differences is promoted. */
  enoughVisitors: 1_000,
  /** A canary without differences is promoted after this time, even with fewer visitors. */
  hours: 24,
  /** With fewer visitors per hour, the canary runs for all its hours. */
  slowVisitorsPerHour: 200,
} as const;

/** Describes a running canary's progress for teams and staff. Empty if it has ended. */
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
      : `It runs for ${formatNumber(enoughVisitors)} of its visitors; with ${slow}, or at the latest, until ${until}.`,
    `Then ${version} goes live for all visitors, unless it clearly fails more often.`,
  ];
}
