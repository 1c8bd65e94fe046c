import { hostName, type RegistryEntry } from '@title24/remote-kit/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RegistrySnapshot } from './live-registry.ts';

/** Versions that replace the live ones for a visitor. */
export interface ShownVersions {
  /** Identifies the versions in the cache keys of pages. */
  readonly key: string;
  /** Returns the registry with these versions. */
  shownIn(live: RegistrySnapshot): RegistrySnapshot;
}

/** Returns the versions that replace the live ones for a request's visitor; null or undefined if none. */
export type ShownTo = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Pick<ShownVersions, 'shownIn'> | null | undefined>;

/** Returns the registry with this version live. */
export function withVersion(live: RegistrySnapshot, entry: RegistryEntry): RegistrySnapshot {
  if (entry.name === hostName) return { ...live, host: entry };
  const others = live.remotes.filter(({ name }) => name !== entry.name);
  return { ...live, remotes: [...others, entry] };
}
