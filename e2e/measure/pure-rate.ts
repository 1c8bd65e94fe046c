import { estimate } from '../../shared-domain/src/estimator/index.ts';
import {
  publishedCases,
  requestOf,
  seedCatalogue,
  seedPrices,
} from '../../shared-domain/src/estimator/testing/published-cases.ts';

const msOfMeasuring = 1_000;
const batch = 10_000;

/** Returns how many estimates of the published cases are computed per second. */
export function estimateRate(): number {
  const requests = publishedCases.map((one) => requestOf(one as Parameters<typeof requestOf>[0]));
  return rate((turn) => {
    const { kind, inputs } = requests[turn % requests.length] ?? requests[0] ?? never();
    const result = estimate(kind, inputs, seedPrices, seedCatalogue);
    return result.alerts.length;
  });
}

/** Returns how many times per second the simplest price formula is computed. */
export function arithmeticRate(): number {
  const { newBuildingBase, newBuildingPerFoot, estmOffset } = seedPrices.residential;
  return rate((turn) => Math.round(Math.max(newBuildingBase, turn * newBuildingPerFoot - estmOffset)));
}

/**
 * Returns the runs per second, measured after a warm-up. Adding up the results prevents the compiler from dropping the
 * runs.
 */
function rate(run: (turn: number) => number): number {
  let sum = 0;
  const runFor = (ms: number) => {
    const begun = performance.now();
    let turns = 0;
    while (performance.now() - begun < ms)
      for (let end = turns + batch; turns < end; turns += 1) sum += run(turns);
    return (turns / (performance.now() - begun)) * 1_000;
  };
  runFor(msOfMeasuring / 4);
  const result = runFor(msOfMeasuring);
  if (!Number.isFinite(sum)) throw new Error('An estimate was not a number');
  return result;
}

function never(): never {
  throw new Error('There are no estimator cases');
}
