import { hostName, type RegistryEntry } from '@title24/remote-kit/contract';
import type { RegistrySnapshot } from './live-registry.ts';

/** Returns the registry as it would be if this version were live. */
export function withVersion(live: RegistrySnapshot, entry: RegistryEntry): RegistrySnapshot {
  if (entry.name === hostName) return { ...live, host: entry };
  const others = live.remotes.filter(({ name }) => name !== entry.name);
  return { ...live, remotes: [...others, entry] };
}
