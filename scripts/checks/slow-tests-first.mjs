import { readFileSync } from 'node:fs';

/**
 * Sorts test files for Jest by time limit, longest first. This way, no worker is still running a long file when the
 * others are done. The first files mostly wait, so they run well in parallel with the checks.
 */
export default class SlowTestsFirst {
  sort(tests) {
    const weights = new Map(tests.map((test) => [test, weightOf(test.path)]));
    const [limits, sizes] = [0, 1].map((at) => (test) => weights.get(test)[at]);
    return tests.sort((a, b) => limits(b) - limits(a) || sizes(b) - sizes(a));
  }

  /**
   * Returns one machine's share of the tests. Each machine gets every nth file by path, because slow files tend to be
   * in the same folders.
   */
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

/** Returns a test file's time limit in milliseconds and its size. */
function weightOf(path) {
  const text = readFileSync(path, 'utf8');
  const [, limit = '0'] = /jest\.setTimeout\(([\d_]+)\)/.exec(text) ?? [];
  return [Number(limit.replaceAll('_', '')), text.length];
}
