/** Milliseconds between two calls. */
const betweenMs = 1_000;

/** The wait ends after this many milliseconds without a response. A restart of the server takes less time. */
const lostForMs = 120_000;

/**
 * Repeats a call until an accepted change has an outcome. Rejects if there is no response for two minutes.
 * @param ask resolves with null while the change is pending
 * @param isLost returns whether an error means that there was no response; any other error is thrown
 */
export async function untilEnded<Result>(
  ask: () => Promise<Result | null>,
  isLost: (error: unknown) => boolean,
): Promise<Result> {
  let answeredAt = Date.now();
  for (;;) {
    try {
      const result = await ask();
      if (result !== null) return result;
      answeredAt = Date.now();
    } catch (error) {
      if (!isLost(error) || Date.now() - answeredAt >= lostForMs) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, betweenMs));
  }
}
