/**
 * Returns a function that calls `read` and returns its result. If `read` fails, the function returns the result of the
 * last successful call. The function rejects if `read` has never succeeded.
 */
export function lastKnown<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let last: { readonly value: Value } | undefined;
  return async () => {
    try {
      const value = await read();
      last = { value };
      return value;
    } catch (error) {
      if (last) return last.value;
      throw error;
    }
  };
}
