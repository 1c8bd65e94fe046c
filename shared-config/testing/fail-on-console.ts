import { guardConsole, takeUnexpected } from './console-guard.ts';

// An unexpected error or warning, such as React's warning about a missing `key`, makes its test fail.
guardConsole();

function failOnConsole(): void {
  const texts = takeUnexpected();
  if (texts.length > 0) throw new Error(`Unexpected on the console:\n${texts.join('\n')}`);
}
afterEach(failOnConsole);
// Output can also follow the end of the last test.
afterAll(failOnConsole);
