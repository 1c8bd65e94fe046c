interface Reason {
  readonly name: string;
  readonly code: string | null;
  readonly message: string;
  readonly stack: string | null;
}

/**
 * Returns an error's innermost cause. Outer errors must not be logged, because they may contain user input, such as a
 * query's parameters.
 */
export function innermostReason(error: unknown): Reason {
  if (!(error instanceof Error))
    return { name: typeof error, code: null, message: 'not an error', stack: null };
  if (error.cause !== undefined) return innermostReason(error.cause);
  const { name, message, stack = null } = error;
  return { name, code: 'code' in error ? String(error.code) : null, message, stack };
}
