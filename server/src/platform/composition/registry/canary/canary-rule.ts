import { createHash, randomBytes } from 'node:crypto';
import { canaryLimits } from '@title24/shared-domain';

/** Maximum probability that a canary is withdrawn although it fails only as often as the live version. */
const falseAlarm = 0.005;

/** Hours that a canary must run before its part can count as having too few visitors. */
const unknownHours = 0.5;

/** For the canary and for the live version: the number of visitors, and the number of these visitors with a failure. */
export interface CanaryCounts {
  readonly visitors: number;
  readonly failed: number;
  /** Visitors with the live version. */
  readonly controlVisitors: number;
  readonly controlFailed: number;
}

/** Failure rates to test for, as multiples of the live version's rate. The weights add up to 1. */
const alternatives = [
  { times: 3, weight: 0.8 },
  { times: 30, weight: 0.2 },
] as const;

/**
 * Returns the evidence that a canary fails more often than the live version, as a likelihood ratio. The test is a
 * mixture sequential probability ratio test (H. Robbins, 'Statistical methods related to the law of the iterated
 * logarithm', 1970; A. Wald, 'Sequential Analysis', 1947).
 *
 * The ratio depends only on visitors with a failure. If both versions fail equally often, such a visitor has the canary
 * with probability q = percent / 100. If the canary fails r times as often, the probability is r q / (r q + 1 − q).
 * Lost failure reports do not bias the ratio if both versions lose the same share of them.
 *
 * If both versions fail equally often, the probability that the ratio ever reaches 1 / α is at most α, even if it is
 * checked after each failure (Ville's inequality).
 */
function canaryEvidence(
  { failed, controlFailed }: Pick<CanaryCounts, 'failed' | 'controlFailed'>,
  percent: number,
): number {
  const share = percent / 100;
  return alternatives
    .map(({ times, weight }) => {
      const canaryShare = (times * share) / (times * share + 1 - share);
      const canaryTerm = failed * Math.log(canaryShare / share);
      return weight * Math.exp(canaryTerm + controlFailed * Math.log((1 - canaryShare) / (1 - share)));
    })
    .reduce((sum, ratio) => sum + ratio);
}

/** Returns whether a part has too few visitors for a comparison. */
export function isSlow(
  { visitors, controlVisitors }: Pick<CanaryCounts, 'visitors' | 'controlVisitors'>,
  hours: number,
): boolean {
  return hours > unknownHours && visitors + controlVisitors < canaryLimits.slowVisitorsPerHour * hours;
}

/**
 * Returns how a canary ends now; null if it continues.
 *
 * @param hours hours since the canary's start
 */
export function canaryVerdict(
  counts: CanaryCounts,
  { percent, hours }: { readonly percent: number; readonly hours: number },
): 'withdrawn' | 'promoted' | null {
  if (canaryEvidence(counts, percent) >= 1 / falseAlarm) return 'withdrawn';
  const hasEnough = counts.visitors >= canaryLimits.enoughVisitors && !isSlow(counts, hours);
  return hasEnough || hours >= canaryLimits.hours ? 'promoted' : null;
}

/** Returns a new visitor's cookie: 64 random bits. */
export const newVisitorBits = (): string => randomBytes(8).toString('base64url');

export const isVisitorBits = (text: string | null): text is string => /^[\w-]{11}$/.test(text ?? '');

/**
 * Assigns a visitor to the canary or the live version, independently for each canary.
 *
 * @returns `visitor` is an id that differs between canaries
 */
export function assignVisitor(
  { id, percent }: { readonly id: number; readonly percent: number },
  bits: string,
): { readonly visitor: string; readonly isOnCanary: boolean } {
  const digest = createHash('sha256').update(`${id} ${bits}`).digest();
  return {
    visitor: digest.subarray(4, 16).toString('base64url'),
    isOnCanary: digest.readUInt32BE(0) < (percent / 100) * 2 ** 32,
  };
}
