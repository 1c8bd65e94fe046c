/** The object store does not answer, or answers that it cannot: the network, the store, or too much at once. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}

/** @param error what a request to the store ended with */
export function isStoreUnavailable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode;
  if (status !== undefined) return status >= 500 || status === 429;
  // Without a status there was no answer. Node's and the client's own errors of a connection.
  return typeof code === 'string' || error.name === 'TimeoutError';
}
