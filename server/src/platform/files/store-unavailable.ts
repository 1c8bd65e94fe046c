/**
 * Thrown when the object store does not answer or cannot handle a request, because the network or the store is down or
 * overloaded.
 */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}

/**
 * Returns whether an error means that the object store is unavailable.
 * @param error the error with which a request to the store failed
 */
export function isStoreUnavailable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode;
  if (status !== undefined) return status >= 500 || status === 429;
  // Errors without a status are connection errors from Node.js or the client.
  return typeof code === 'string' || error.name === 'TimeoutError';
}
