/** Milliseconds to wait before each time of asking. */
const pauses = [0, 100, 300, 1000, 3000];

/**
 * Asks until the public answer holds what has just been saved: where the server runs as several processes, another one
 * may answer, which hears of a change a moment after it is stored. Gives up quietly after some seconds.
 */
export async function waitUntilPublic<Answer>(
  ask: () => Promise<Answer>,
  holds: (answer: Answer) => boolean,
): Promise<void> {
  for (const pause of pauses) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (holds(await ask())) return;
  }
}
