import { stripVTControlCharacters } from 'node:util';

/**
 * Reads Playwright's JSON report. Unexpectedly skipped tests count as failed; an error outside tests counts as a failed
 * test without a file.
 * @param {{ ran: boolean }} options whether Playwright exited with 0
 */
export function readPlaywrightReport({ suites, errors }, { ran }) {
  const specs = suites.flatMap((suite) => specsOf(suite, []));
  const tests = specs.flatMap(testsOf);
  const times = new Map();
  for (const { file, spec } of specs)
    for (const { duration } of spec.tests.flatMap(({ results }) => results))
      times.set(file, (times.get(file) ?? 0) + duration);
  tests.push(...errors.map(({ message }) => ({ file: null, title: 'Playwright', passed: false, message })));
  if (!ran && tests.every(({ passed }) => passed))
    tests.push({
      file: null,
      title: 'Playwright',
      passed: false,
      message: 'Playwright failed without a failed test.',
    });
  return { tests, files: [...times].map(([file, ms]) => ({ file, ms })) };
}

function specsOf(suite, titles) {
  const own = (suite.specs ?? []).map((spec) => ({
    file: `e2e/tests/${spec.file}`,
    title: [...titles, spec.title].join(' › '),
    spec,
  }));
  const inner = (suite.suites ?? []).flatMap((each) => specsOf(each, [...titles, each.title]));
  return [...own, ...inner];
}

function testsOf({ file, title, spec }) {
  return spec.tests
    .filter((test) => test.expectedStatus !== 'skipped')
    .map((test) => ({
      file,
      title,
      line: spec.line,
      passed: test.status === 'expected',
      message: stripVTControlCharacters(
        test.results
          .flatMap((result) => result.errors ?? [])
          .map((error) => error.message ?? error.value)
          .join('\n') || 'It did not run.',
      ),
    }));
}
