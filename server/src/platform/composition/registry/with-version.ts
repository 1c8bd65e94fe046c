import { hostName, type RegistryEntry } from '@title24/remote-kit/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RegistrySnapshot } from './live-registry.ts';

/** Versions that a visitor sees in place of the live ones. */
export interface ShownVersions {
  /** Identifies the versions, so that pages with them are cached separately. */
  readonly key: string;
  /** Returns the registry with these versions. */
  shownIn(live: RegistrySnapshot): RegistrySnapshot;
}

/**
 * Returns the versions that a request's visitor sees in place of the live ones; null or undefined if there are none.
 */
export type ShownTo = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Pick<ShownVersions, 'shownIn'> | null | undefined>;

/** Returns the registry as it would be if this version were live. */
export function withVersion(live: RegistrySnapshot, entry: RegistryEntry): RegistrySnapshot {
  if (entry.name === hostName) return { ...live, host: entry };
  const others = live.remotes.filter(({ name }) => name !== entry.name);
  return { ...live, remotes: [...others, entry] };
}
