import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SlowTestsFirst from './slow-tests-first.mjs';

const sequencer = new SlowTestsFirst();

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'title24-order-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const testWith = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return { path };
};

test('sorts by time limit, then by size', () => {
  const tests = [
    testWith('small', 'x'),
    testWith('minute', 'jest.setTimeout(60_000);'),
    testWith('large', 'x'.repeat(1000)),
    testWith('minutes', 'jest.setTimeout(240_000);'),
  ];
  expect(sequencer.sort(tests).map(({ path }) => path.slice(folder.length + 1))).toEqual([
    'minutes',
    'minute',
    'large',
    'small',
  ]);
});

test('each test is in exactly one shard', () => {
  const tests = ['a', 'b', 'c', 'd', 'e'].map((path) => ({ path }));
  const shards = [1, 2, 3].map((shardIndex) => sequencer.shard([...tests], { shardIndex, shardCount: 3 }));
  expect(shards.map(({ length }) => length)).toEqual([2, 2, 1]);
  expect(new Set(shards.flat())).toEqual(new Set(tests));
});
