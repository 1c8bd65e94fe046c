import { readAddress } from '../inputs/address.ts';

const storageKey = 'title24.cost-estimator';

/** The query of the estimate that an earlier visit ended with, or null; what is corrupt or not to be had counts as none. */
export function lastEstimate(): string | null {
  const stored = attempt(() => localStorage.getItem(storageKey)) ?? '';
  return readAddress(stored).acted ? stored : null;
}

/** Remembers an estimate's query. A form that nothing was typed into is no estimate. */
export function rememberEstimate(query: string): void {
  if (readAddress(query).acted) attempt(() => localStorage.setItem(storageKey, query));
}

export function forgetEstimate(): void {
  attempt(() => localStorage.removeItem(storageKey));
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    console.log('Local storage is not supported');
    return undefined;
  }
}
