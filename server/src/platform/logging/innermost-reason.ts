interface Reason {
  readonly name: string;
  readonly code: string | null;
  readonly message: string;
  readonly stack: string | null;
}

/**
 * Returns the deepest cause of an error, for the log. The errors around it may contain user input (a failed query
 * contains its parameters), so they are left out.
 */
export function innermostReason(error: unknown): Reason {
  if (!(error instanceof Error))
    return { name: typeof error, code: null, message: 'not an error', stack: null };
  if (error.cause !== undefined) return innermostReason(error.cause);
  const { name, message, stack = null } = error;
  return { name, code: 'code' in error ? String(error.code) : null, message, stack };
}
