/** Thrown when the only free disk space is the reserve that uploads must not use. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError';
}

/** Returns whether an error or its cause means that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (error instanceof DiskFullError) return true;
  if ('code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))) return true;
  return 'cause' in error && isDiskFull(error.cause);
}
