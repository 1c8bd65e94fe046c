import type { RequestCounts } from '../../../limits/request-counts.ts';
import type { RegistryActor } from '../tokens/registry-actor.ts';
import { RegistryProblem } from './registry-problem.ts';

/** Maximum bytes of blobs per token and day: enough for sixteen versions of the maximum size. */
export const maxDailyBlobBytes = 1024 ** 3;

const dayMs = 86_400_000;

/**
 * Counts a blob against a token's daily quota.
 *
 * @throws RegistryProblem if the quota would be exceeded
 */
export function takeFromQuota(counts: RequestCounts, actor: RegistryActor, bytes: number): void {
  // Staff and commands on the site's own machine have no quota.
  if (actor.tokenId === undefined) return;
  // Counts are 32-bit integers, so the unit is KB.
  const { count, leftMs } = counts.count('registry-blobs', actor.tokenId, dayMs, Math.ceil(bytes / 1024));
  if (count * 1024 <= maxDailyBlobBytes) return;
  throw new RegistryProblem(
    'tooMany',
    `This token has sent ${maxDailyBlobBytes / 1024 ** 2} MB of files within a day, which is its limit.`,
    `Wait ${Math.ceil(leftMs / 3_600_000)} hours, then continue; ask for missing files first, and send only those.`,
    [],
    { retryAfterSeconds: Math.ceil(leftMs / 1000) },
  );
}
