import { readPlaywrightReport } from './playwright-report.mjs';

const attempt = (status: string, errors: object[] = []) => ({ status, duration: 1500, errors });
const spec = (title: string, test: object) => ({ title, file: 'x.spec.ts', line: 7, tests: [test] });
const report = (...specs: object[]) => ({
  suites: [{ title: 'x.spec.ts', suites: [{ title: 'prices', specs }] }],
  errors: [] as object[],
});

test("returns each test's file, titles and line, and the total time of each file", () => {
  const opens = spec('open', { status: 'expected', expectedStatus: 'passed', results: [attempt('passed')] });
  const fails = spec('fail', {
    status: 'unexpected',
    expectedStatus: 'passed',
    results: [attempt('failed', [{ message: '\u001b[31mred\u001b[39m' }])],
  });
  expect(readPlaywrightReport(report(opens, fails), { ran: false })).toMatchObject({
    tests: [
      { file: 'e2e/tests/x.spec.ts', title: 'prices › open', line: 7, passed: true },
      { file: 'e2e/tests/x.spec.ts', title: 'prices › fail', line: 7, passed: false, message: 'red' },
    ],
    files: [{ file: 'e2e/tests/x.spec.ts', ms: 3000 }],
  });
});

test('leaves out skipped tests, and reports a test as failed if it should have run but did not', () => {
  const skipped = spec('skipped', { status: 'skipped', expectedStatus: 'skipped', results: [] });
  const notRun = spec('not run', { status: 'skipped', expectedStatus: 'passed', results: [] });
  expect(readPlaywrightReport(report(skipped, notRun), { ran: false }).tests).toMatchObject([
    { title: 'prices › not run', passed: false, message: 'It did not run.' },
  ]);
});

test('counts an error outside of tests as a failure without a file', () => {
  const { tests } = readPlaywrightReport(
    { suites: [], errors: [{ message: 'No tests found' }] },
    { ran: false },
  );
  expect(tests).toEqual([{ file: null, title: 'Playwright', passed: false, message: 'No tests found' }]);
  expect(readPlaywrightReport(report(), { ran: false }).tests).toMatchObject([{ file: null, passed: false }]);
});
