/** What `read` answers; where it fails, what it answered last. Rejects if it never answered. */
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
