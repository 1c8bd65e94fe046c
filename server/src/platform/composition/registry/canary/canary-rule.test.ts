import { canaryLimits } from '@title24/shared-domain';
import { assignVisitor, canaryVerdict, isSlow, isVisitorBits, newVisitorBits } from './canary-rule.ts';

/** Returns a generator of reproducible numbers from 0 to 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Simulation {
  readonly percent: number;
  /** Failure probability of the live version. */
  readonly rate: number;
  /** The canary's failure probability as a multiple of `rate`. */
  readonly times: number;
  /** Number of canary visitors after which a run ends. */
  readonly maxVisitors: number;
}

/** Returns how many of 1,000 simulated canaries are withdrawn. */
function withdrawnOf1000({ percent, rate, times, maxVisitors }: Simulation): number {
  const random = seeded(20_261_129);
  let withdrawn = 0;
  for (let run = 0; run < 1_000; run += 1) {
    const counts = { visitors: 0, failed: 0, controlVisitors: 0, controlFailed: 0 };
    while (counts.visitors < maxVisitors) {
      const isOnCanary = random() * 100 < percent;
      counts[isOnCanary ? 'visitors' : 'controlVisitors'] += 1;
      if (random() >= (isOnCanary ? times * rate : rate)) continue;
      counts[isOnCanary ? 'failed' : 'controlFailed'] += 1;
      if (canaryVerdict(counts, { percent, hours: 1 }) !== 'withdrawn') continue;
      withdrawn += 1;
      break;
    }
  }
  return withdrawn;
}

test.each([
  [5, 0.1],
  [10, 0.1],
])(
  'a canary with %d percent of the visitors and three times the live version’s failure rate (%d) is withdrawn within 200 of its visitors in at least 99 percent of runs',
  (percent, rate) => {
    expect(withdrawnOf1000({ percent, rate, times: 3, maxVisitors: 200 })).toBeGreaterThanOrEqual(990);
  },
);

test.each([
  [5, 0.1],
  [5, 0.01],
  [50, 0.05],
])(
  'a canary with %d percent of the visitors and the live version’s failure rate (%d) is withdrawn in under 1 percent of runs',
  (percent, rate) => {
    const equal = { percent, rate, times: 1, maxVisitors: canaryLimits.enoughVisitors };
    expect(withdrawnOf1000(equal)).toBeLessThan(10);
  },
);

test('a canary that fails for every visitor is withdrawn after three visitors', () => {
  const counts = { visitors: 3, failed: 3, controlVisitors: 60, controlFailed: 0 };
  expect(canaryVerdict(counts, { percent: 5, hours: 20 })).toBe('withdrawn');
  expect(canaryVerdict({ ...counts, failed: 2 }, { percent: 5, hours: 20 })).toBeNull();
});

test('a canary is promoted after enough visitors or time if it fails no more often than the live version', () => {
  const many = { visitors: 1_000, failed: 3, controlVisitors: 19_000, controlFailed: 60 };
  expect(canaryVerdict(many, { percent: 5, hours: 2 })).toBe('promoted');
  expect(canaryVerdict({ ...many, visitors: 999 }, { percent: 5, hours: 2 })).toBeNull();
  const few = { visitors: 1_200, failed: 1, controlVisitors: 1_200, controlFailed: 1 };
  expect(isSlow(few, 20)).toBe(true);
  expect(canaryVerdict(few, { percent: 50, hours: 20 })).toBeNull();
  expect(canaryVerdict(few, { percent: 50, hours: canaryLimits.hours })).toBe('promoted');
});

test('each canary gets its share of visitors, independently of other canaries', () => {
  const visitors = Array.from({ length: 20_000 }, newVisitorBits);
  expect(visitors.every((bits) => isVisitorBits(bits))).toBe(true);
  const onCanary = (id: number, percent: number) =>
    visitors.filter((bits) => assignVisitor({ id, percent }, bits).isOnCanary);
  const five = onCanary(1, 5);
  expect(onCanary(1, 5)).toEqual(five);
  // The limit is six standard deviations of the share.
  expect(Math.abs(five.length / visitors.length - 0.05)).toBeLessThan(0.0093);
  const ten = new Set(onCanary(1, 10));
  expect(five.every((bits) => ten.has(bits))).toBe(true);
  const inBoth = onCanary(2, 50).filter((bits) => ten.has(bits)).length;
  expect(Math.abs(inBoth / ten.size - 0.5)).toBeLessThan(0.08);
});
