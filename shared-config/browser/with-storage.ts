let reportedUnsupported = false;

/**
 * Returns the result of `use` with a browser storage: all tabs share `localStorage`, and each tab has its own
 * `sessionStorage`. Returns null on any error, for example if the storage is full or forbidden.
 */
export function withStorage<Result>(
  use: (storage: Storage) => Result,
  kind: 'localStorage' | 'sessionStorage' = 'localStorage',
): Result | null {
  try {
    // Accessing a forbidden storage throws.
    return use(window[kind]);
  } catch {
    if (!reportedUnsupported) console.log('Local storage is not supported');
    reportedUnsupported = true;
    return null;
  }
}
