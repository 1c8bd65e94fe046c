import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJestReport } from './jest-report.mjs';
import { judge } from './judge.mjs';

const folder = mkdtempSync(join(tmpdir(), 'title24-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(testResults: object[], ran = false) {
  const report = join(folder, 'results.json');
  writeFileSync(report, JSON.stringify({ testResults }));
  return readJestReport(report, { ran, workspace: '/repo' });
}

const file = { name: '/repo/a/x.test.ts', startTime: 1000, endTime: 3500, message: '' };

test('reads the file, full name and result of each test, and leaves out skipped tests', () => {
  const assertionResults = [
    { fullName: 'sum adds', status: 'passed', failureMessages: [] },
    {
      fullName: 'sum fails',
      status: 'failed',
      failureMessages: [
        'Error: no\n    at /repo/a/x.test.ts:3:1\n    at run (/repo/node_modules/jest/run.js:1:1)',
      ],
    },
    { fullName: 'sum later', status: 'pending', failureMessages: [] },
  ];
  expect(read([{ ...file, status: 'failed', assertionResults }])).toEqual({
    tests: [
      { file: 'a/x.test.ts', title: 'sum adds', passed: true, message: '' },
      {
        file: 'a/x.test.ts',
        title: 'sum fails',
        passed: false,
        message: 'Error: no\n    at /repo/a/x.test.ts:3:1',
      },
    ],
    files: [{ file: 'a/x.test.ts', ms: 2500 }],
  });
});

test('counts a file that cannot be loaded as one failed test without a title', () => {
  const testResults = [{ ...file, message: 'No such module', status: 'failed', assertionResults: [] }];
  expect(read(testResults).tests).toEqual([
    { file: 'a/x.test.ts', title: null, passed: false, message: 'No such module' },
  ]);
});

test('counts a failed run without a failed test as a failure', () => {
  expect(read([]).tests).toMatchObject([{ file: null, passed: false }]);
  expect(read([], true).tests).toEqual([]);
});

test('counts a run without a report as a failure, regardless of its exit code', () => {
  const { tests } = readJestReport(join(folder, 'missing.json'), { ran: true, workspace: '/repo' });
  expect(judge(tests, []).failed).toMatchObject([{ message: 'Jest ended without its report.' }]);
});
