import { readJestReport } from './jest-report.mjs';

const options = { ran: false, workspace: '/repo' };
const file = { name: '/repo/a/x.test.ts', startTime: 1000, endTime: 3500, message: '' };

test('tests have their file, full name and result; skipped ones are left out', () => {
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
  expect(readJestReport({ testResults: [{ ...file, status: 'failed', assertionResults }] }, options)).toEqual(
    {
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
    },
  );
});

test('a file that cannot be loaded is one failed test without a title', () => {
  const testResults = [{ ...file, message: 'No such module', status: 'failed', assertionResults: [] }];
  expect(readJestReport({ testResults }, options).tests).toEqual([
    { file: 'a/x.test.ts', title: null, passed: false, message: 'No such module' },
  ]);
});

test('if Jest fails without a failed test, that is a failure', () => {
  expect(readJestReport({ testResults: [] }, options).tests).toMatchObject([{ file: null, passed: false }]);
  expect(readJestReport({ testResults: [] }, { ...options, ran: true }).tests).toEqual([]);
});
