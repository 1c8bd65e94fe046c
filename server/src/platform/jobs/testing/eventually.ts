/** Polls until the answer is not null, for background work. Rejects after 20 seconds. */
export async function eventually<Result>(ask: () => Promise<Result | null>): Promise<Result> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > deadline) throw new Error('It did not happen within 20 seconds');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
