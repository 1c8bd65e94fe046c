import { withStorage } from '@title24/remote-kit/browser';
import { readAddress } from '@title24/shared-domain/estimator-answers';

const storageKey = 'title24.cost-estimator';

/** Returns the query of the last estimate; null if there is none or it cannot be read. */
export function lastEstimate(): string | null {
  const stored = withStorage((storage) => storage.getItem(storageKey)) ?? '';
  return readAddress(stored).acted ? stored : null;
}

/** Stores an estimate's query in this browser if the query has an area parameter for its `kind`, even an empty one. */
export function rememberEstimate(query: string): void {
  if (readAddress(query).acted) withStorage((storage) => storage.setItem(storageKey, query));
}

export function forgetEstimate(): void {
  withStorage((storage) => storage.removeItem(storageKey));
}
