import { withStorage } from '@title24/remote-kit/browser';
import { readAddress } from '../inputs/address.ts';

const storageKey = 'title24.cost-estimator';

/** The query of the estimate that an earlier visit ended with, or null; what is corrupt or not to be had counts as none. */
export function lastEstimate(): string | null {
  const stored = withStorage((storage) => storage.getItem(storageKey)) ?? '';
  return readAddress(stored).acted ? stored : null;
}

/** Remembers an estimate's query. A form that nothing was typed into is no estimate. */
export function rememberEstimate(query: string): void {
  if (readAddress(query).acted) withStorage((storage) => storage.setItem(storageKey, query));
}

export function forgetEstimate(): void {
  withStorage((storage) => storage.removeItem(storageKey));
}
