/**
 * The object store does not answer or cannot handle the request: the network or the store is down, or it is overloaded.
 */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}

/** @param error that a request to the store ended with */
export function isStoreUnavailable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode;
  if (status !== undefined) return status >= 500 || status === 429;
  // Without a status, there was no answer: these are connection errors from Node and from the client.
  return typeof code === 'string' || error.name === 'TimeoutError';
}
