let reportedUnsupported = false;

/**
 * What `use` answers of what this browser keeps: for all tabs of the site, or for one tab across reloads. Null if the
 * storage is missing, full or forbidden.
 */
export function withStorage<Result>(
  use: (storage: Storage) => Result,
  kind: 'localStorage' | 'sessionStorage' = 'localStorage',
): Result | null {
  try {
    // Asking for a forbidden storage throws already.
    return use(window[kind]);
  } catch {
    if (!reportedUnsupported) console.log('Local storage is not supported');
    reportedUnsupported = true;
    return null;
  }
}
