/** Returns whether the error is a failed download of a file. An immediate retry may succeed. */
export function isNetworkFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'ChunkLoadError') return true;
  return error.name === 'RemoteLoadError' && error.cause !== undefined;
}
