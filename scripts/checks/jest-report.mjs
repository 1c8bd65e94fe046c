import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Stack trace lines outside this repository's code. */
const foreignFrames = /\n\s+at .*(?:\/node_modules\/|node:internal|new Promise).*/g;

/**
 * Reads Jest's JSON report. A file that fails without a failed test, for example because it cannot be loaded, counts as
 * one failed test without a title. A missing report counts as one failed test without a file.
 * @param {string} file path of the report
 * @param {{ ran: boolean, workspace: string }} options whether Jest exited with 0, and the folder that paths are
 * relative to
 */
export function readJestReport(file, { ran, workspace }) {
  if (!existsSync(file)) return { tests: [failureOfJest('Jest ended without its report.')], files: [] };
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const tests = testResults.flatMap((result) => testsOf(result, relative(workspace, result.name)));
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: relative(workspace, name),
    ms: Math.max(0, endTime - startTime),
  }));
  if (!ran && tests.every(({ passed }) => passed))
    tests.push(failureOfJest('Jest failed without a failed test.'));
  return { tests, files };
}

const failureOfJest = (message) => ({ file: null, title: 'Jest', passed: false, message });

function testsOf({ status, message, assertionResults }, file) {
  const tests = assertionResults
    .filter((test) => test.status === 'passed' || test.status === 'failed')
    .map((test) => ({
      file,
      title: test.fullName,
      passed: test.status === 'passed',
      message: test.failureMessages.join('\n').replace(foreignFrames, ''),
    }));
  const isWhole = status === 'failed' && tests.every(({ passed }) => passed);
  return isWhole ? [...tests, { file, title: null, passed: false, message }] : tests;
}
