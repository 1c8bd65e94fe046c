import { readFileSync } from 'node:fs';

/**
 * The order in which Jest runs test files: those with the longest time limits first, so that no worker is still busy
 * with a long file when the others are done, and files that mostly wait run in parallel with the checks.
 */
export default class SlowTestsFirst {
  sort(tests) {
    const weights = new Map(tests.map((test) => [test, weightOf(test.path)]));
    const [limits, sizes] = [0, 1].map((at) => (test) => weights.get(test)[at]);
    return tests.sort((a, b) => limits(b) - limits(a) || sizes(b) - sizes(a));
  }

  /** Returns the tests for one of several machines: every nth file, as slow files are next to each other. */
  shard(tests, { shardIndex, shardCount }) {
    return tests
      .sort((a, b) => (a.path < b.path ? -1 : 1))
      .filter((_, index) => index % shardCount === shardIndex - 1);
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}

/** Returns the time limit of a test file in milliseconds, and its size. */
function weightOf(path) {
  const text = readFileSync(path, 'utf8');
  const [, limit = '0'] = /jest\.setTimeout\(([\d_]+)\)/.exec(text) ?? [];
  return [Number(limit.replaceAll('_', '')), text.length];
}
