let reportedUnsupported = false;

/**
 * Returns the result of `use` with a browser storage: `local` is shared by all tabs, `session` belongs to one
 * tab. Returns null if the storage is missing, full or forbidden.
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
