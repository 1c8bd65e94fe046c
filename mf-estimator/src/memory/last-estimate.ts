import { withStorage } from '@title24/remote-kit/browser';
import { readAddress } from '@title24/shared-domain/estimator-answers';

const storageKey = 'title24.cost-estimator';

/**
 * Returns the query of the last estimate of an earlier visit; null if there is none or it is corrupt or inaccessible.
 */
export function lastEstimate(): string | null {
  const stored = withStorage((storage) => storage.getItem(storageKey)) ?? '';
  return readAddress(stored).acted ? stored : null;
}

/** Remembers an estimate's query. An empty form is not an estimate. */
export function rememberEstimate(query: string): void {
  if (readAddress(query).acted) withStorage((storage) => storage.setItem(storageKey, query));
}

/** Removes the remembered estimate from this browser. */
export function forgetEstimate(): void {
  withStorage((storage) => storage.removeItem(storageKey));
}
