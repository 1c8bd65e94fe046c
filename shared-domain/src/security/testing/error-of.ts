/** Returns the error that an action throws. */
export function errorOf(action: () => unknown): {
  name: string;
  code: unknown;
  message: string;
  detail: unknown;
  cause: unknown;
} {
  try {
    action();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { code, detail } = error as Error & { code?: unknown; detail?: unknown };
    return { name: error.name, code, message: error.message, detail, cause: error.cause };
  }
  throw new Error('Nothing was thrown');
}
