import { guardConsole, takeUnexpected } from './console-guard.ts';

// An error or a warning that nobody expects (a missing key, an update outside of act) fails its test, as in the browser tests.
guardConsole();

function failOnConsole(): void {
  const texts = takeUnexpected();
  if (texts.length > 0) throw new Error(`Unexpected on the console:\n${texts.join('\n')}`);
}
afterEach(failOnConsole);
// What came after the last test's end.
afterAll(failOnConsole);
