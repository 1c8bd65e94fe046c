interface SerializedError {
  readonly type: string;
  readonly message: string;
  readonly code?: unknown;
  readonly stack?: string;
  readonly cause?: SerializedError;
}

/**
 * Serializes an error and up to five nested causes. The message, stack and details of a database error may contain the
 * values of the failed query. These values are left out. A value that is not an error is returned unchanged.
 */
export function serializeError(error: unknown): SerializedError | unknown {
  return error instanceof Error ? serialize(error, 0) : error;
}

function serialize(error: Error, depth: number): SerializedError {
  const message = withoutValues(error);
  const { stack, cause } = error;
  return {
    type: error.name,
    message,
    ...('code' in error && { code: error.code }),
    ...(stack && { stack: stack.replace(error.message, () => message) }),
    ...(cause instanceof Error && depth < 5 && { cause: serialize(cause, depth + 1) }),
  };
}

function withoutValues(error: Error): string {
  // Drizzle's messages also contain the values: "Failed query: insert … \nparams: …".
  if ('query' in error && 'params' in error) return `Failed query: ${error.query}`;
  // Data exceptions of PostgreSQL (class 22) quote the value, as in: invalid input syntax for type uuid: "…".
  if ('code' in error && /^22/.test(String(error.code))) return error.message.replace(/"[^"]*"/g, '"…"');
  return error.message;
}
