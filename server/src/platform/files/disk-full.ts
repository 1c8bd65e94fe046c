/** Thrown when an upload would need disk space that is kept in reserve. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError';
}

/** Returns whether an error or one of its causes reports a full disk or quota, or is a {@link DiskFullError}. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (error instanceof DiskFullError) return true;
  if ('code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))) return true;
  return 'cause' in error && isDiskFull(error.cause);
}
