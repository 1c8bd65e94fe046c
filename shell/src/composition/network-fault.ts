/** Whether files could not be fetched, which the next attempt may fix at once. */
export function isNetworkFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'ChunkLoadError') return true;
  return error.name === 'RemoteLoadError' && error.cause !== undefined;
}
