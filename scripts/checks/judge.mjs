/** Maximum number of flaky tests. A run with more of them fails. */
export const maxFlaky = 3;

/**
 * Maximum number of failed tests that are run again. If more tests fail, none is run again, because they
 * probably have a common cause.
 */
export const maxRerun = 10;

/**
 * Judges a run in which failed tests ran again.
 * @param {object[]} tests - tests of the first run
 * @param {object[]} again - the repeated tests
 * @returns {{ passed: number, failed: object[], flaky: object[] }} the outcome; if there are too many flaky tests
 * ({@link maxFlaky}), all of them count as failed
 */
export function judge(tests, again) {
  const firstFailed = tests.filter(({ passed }) => !passed);
  const flaky = firstFailed.filter((test) => passedAgain(test, again));
  const failed = firstFailed.filter((test) => !flaky.includes(test));
  const areTooMany = flaky.length > maxFlaky;
  return {
    passed: tests.length - firstFailed.length + (areTooMany ? 0 : flaky.length),
    failed: areTooMany ? [...failed, ...flaky] : failed,
    flaky,
  };
}

function passedAgain({ file, title }, again) {
  if (file === null) return false;
  const same = again.filter((test) => test.file === file && (title === null || test.title === title));
  const isBroken = again.some((test) => test.file === file && test.title === null);
  return same.length > 0 && same.every(({ passed }) => passed) && !isBroken;
}
