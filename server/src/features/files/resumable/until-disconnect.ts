/** Yields the received bytes until the connection ends or fails. */
export async function* untilDisconnect(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* source;
  } catch {
    // The sender can resume the upload later.
  }
}
