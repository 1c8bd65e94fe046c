/** What a connection brings until it ends, in whatever way. */
export async function* untilItBreaks(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* source;
  } catch {
    // The sender comes back for the rest.
  }
}
