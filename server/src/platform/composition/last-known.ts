/** What `read` returns; if it fails, what it returned last. Rejects if it never returned. */
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
