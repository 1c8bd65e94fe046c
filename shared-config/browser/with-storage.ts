let reportedUnsupported = false;

/**
 * Calls `use` with the browser's `localStorage` (shared by all tabs) or `sessionStorage` (one for each tab) and returns
 * its result. Returns null on any error, for example if storage is full or blocked.
 */
export function withStorage<Result>(
  use: (storage: Storage) => Result,
  kind: 'localStorage' | 'sessionStorage' = 'localStorage',
): Result | null {
  try {
    // Accessing blocked storage throws.
    return use(window[kind]);
  } catch {
    if (!reportedUnsupported) console.log('Local storage is not supported');
    reportedUnsupported = true;
    return null;
  }
}
