/** Milliseconds to wait before each request. */
const delays = [0, 100, 300, 1000, 3000];

/**
 * Repeats a request until `isUpdated` finds a saved change in the response. A server process other than the process
 * that saved the change may respond with old data. Gives up silently after a few seconds. Rejects if a request fails.
 */
export async function waitUntilPublic<Answer>(
  ask: () => Promise<Answer>,
  isUpdated: (answer: Answer) => boolean,
): Promise<void> {
  for (const delay of delays) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (isUpdated(await ask())) return;
  }
}
