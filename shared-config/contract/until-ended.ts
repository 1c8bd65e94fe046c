/** Time between two calls, in milliseconds. */
const betweenMs = 1_000;

/** How long lost answers are tolerated, in milliseconds: longer than a server takes to restart. */
const lostForMs = 120_000;

/**
 * Repeats a call for the outcome of an accepted change until there is one.
 * @param ask resolves with null while it is pending
 * @param isLost whether an error means that there was no answer; any other is the outcome
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
