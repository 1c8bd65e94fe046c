import { judge, maxFlaky } from './judge.mjs';

const pass = (file: string, title: string) => ({ file, title, passed: true });
const fail = (file: string | null, title: string | null) => ({ file, title, passed: false, message: 'why' });

test('a failed test is flaky and counts as passed if it passes when repeated', () => {
  const first = [pass('a', 'one'), fail('a', 'two')];
  expect(judge(first, [pass('a', 'two')])).toEqual({ passed: 2, failed: [], flaky: [first[1]] });
});

test.each([
  ['fails again', [fail('a', 'two')]],
  ['did not run again', []],
  ['passes only in another file', [pass('b', 'two')]],
  ['is in a file that cannot be loaded in the second run', [pass('a', 'two'), fail('a', null)]],
])('a failed test counts as failed if it %s', (_, again) => {
  const first = [fail('a', 'two')];
  expect(judge(first, again)).toEqual({ passed: 0, failed: first, flaky: [] });
});

test('a file that fails to load is flaky if all of its tests pass when repeated', () => {
  const first = [fail('a', null)];
  expect(judge(first, [pass('a', 'one'), pass('a', 'two')]).flaky).toEqual(first);
  expect(judge(first, [pass('a', 'one'), fail('a', 'two')]).failed).toEqual(first);
});

test('a failure without a file is never flaky', () => {
  const first = [fail(null, 'Playwright')];
  expect(judge(first, [{ file: null, title: 'Playwright', passed: true }]).failed).toEqual(first);
});

test('a run fails if it has more flaky tests than the limit', () => {
  const failing = (count: number) => Array.from({ length: count }, (_, at) => fail('a', `test ${at}`));
  const again = failing(maxFlaky + 1).map((test) => ({ ...test, passed: true }));
  expect(judge(failing(maxFlaky), again)).toMatchObject({ passed: maxFlaky, failed: [] });
  expect(judge(failing(maxFlaky + 1), again)).toMatchObject({ passed: 0, failed: failing(maxFlaky + 1) });
});
