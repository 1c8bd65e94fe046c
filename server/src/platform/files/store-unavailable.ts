/** Thrown when the object store, or the network to it, is down or overloaded. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}

/** Returns whether an error from a request to the object store means that the store is unavailable. */
export function isStoreUnavailable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode;
  if (status !== undefined) return status >= 500 || status === 429;
  // Connection errors from Node.js have a code. Those from the S3 client are named TimeoutError.
  return typeof code === 'string' || error.name === 'TimeoutError';
}
