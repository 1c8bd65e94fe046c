import { performance } from 'node:perf_hooks';

const warmUps = 5;
const rounds = 30;
const targetMs = 50;

/** A measured operation with its printed name. */
export type MeasuredCase = readonly [name: string, run: () => Promise<unknown>];

/**
 * Runs cases one by one. Prints each case's median and 95th percentile, and the ratio of the median to the first case's
 * median. Sets the exit code to 1 if a median is above 50 milliseconds, otherwise to 0.
 */
export async function measureCases(cases: readonly MeasuredCase[]): Promise<void> {
  const medians: number[] = [];
  for (const [name, run] of cases) {
    for (let i = 0; i < warmUps; i += 1) await run();
    const times: number[] = [];
    for (let i = 0; i < rounds; i += 1) {
      const start = performance.now();
      await run();
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    const median = times[Math.floor(rounds / 2)] ?? 0;
    medians.push(median);
    const shown = [median, times[Math.floor(rounds * 0.95)] ?? 0, median / (medians[0] ?? 1)];
    const [typical, slow, ratio] = shown.map((figure) => figure.toFixed(1).padStart(7));
    console.log(`${name.padEnd(34)} ${typical} ms, 95 of 100 within ${slow} ms, ${ratio} times one row`);
  }
  const slowest = Math.max(...medians);
  const isMet = slowest <= targetMs;
  console.log(`slowest ${slowest.toFixed(1)} ms; target ${targetMs} ms: ${isMet ? 'met' : 'MISSED'}`);
  process.exitCode = isMet ? 0 : 1;
}
