import { readFileSync } from 'node:fs';

/** Runs test files with the longest time limits first, so that no worker runs a long file alone at the end. */
export default class SlowTestsFirst {
  sort(tests) {
    const weights = new Map(tests.map((test) => [test, weightOf(test.path)]));
    const [limits, sizes] = [0, 1].map((at) => (test) => weights.get(test)[at]);
    return tests.sort((a, b) => limits(b) - limits(a) || sizes(b) - sizes(a));
  }

  /** Returns one machine's share: every nth file in path order, to spread slow files that are in the same folder. */
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

function weightOf(path) {
  const text = readFileSync(path, 'utf8');
  const [, limit = '0'] = /jest\.setTimeout\(([\d_]+)\)/.exec(text) ?? [];
  return [Number(limit.replaceAll('_', '')), text.length];
}
