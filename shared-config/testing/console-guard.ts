import { format } from 'node:util';

/** Redux Toolkit's warning that its own checks were slow says how loaded the machine is, and nothing of the test. */
const aboutTheMachine = /took \d+ms, which is more than the warning threshold/;

/** What the running test expects to be written, and what was written without being expected. */
let allowed: { readonly pattern: RegExp; readonly written: string[] }[] = [];
let unexpected: string[] = [];

/**
 * Says that this test expects errors or warnings on the console that match. All others fail it.
 * @returns what was written of them so far
 */
export function allowConsole(pattern: RegExp): readonly string[] {
  const written: string[] = [];
  allowed.push({ pattern, written });
  return written;
}

/** Has console.error and console.warn note what a test writes, until {@link takeUnexpected} asks for it. */
export function guardConsole(): void {
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...words: unknown[]) => {
      const text = format(...words);
      if (aboutTheMachine.test(text)) return;
      const expectation = allowed.find(({ pattern }) => pattern.test(text));
      if (expectation) expectation.written.push(text);
      else unexpected.push(`console.${level}: ${text}`);
    };
  }
}

/** What was written unexpectedly since the last time; the next test starts again. */
export function takeUnexpected(): readonly string[] {
  const taken = unexpected;
  unexpected = [];
  allowed = [];
  return taken;
}
