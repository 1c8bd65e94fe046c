interface Reason {
  readonly name: string;
  readonly code: string | null;
  readonly message: string;
  readonly stack: string | null;
}

/**
 * Returns the innermost cause of an error for the log. Outer errors are omitted, because they may contain user input;
 * a failed query, for example, contains its parameters.
 */
export function innermostReason(error: unknown): Reason {
  if (!(error instanceof Error))
    return { name: typeof error, code: null, message: 'not an error', stack: null };
  if (error.cause !== undefined) return innermostReason(error.cause);
  const { name, message, stack = null } = error;
  return { name, code: 'code' in error ? String(error.code) : null, message, stack };
}
