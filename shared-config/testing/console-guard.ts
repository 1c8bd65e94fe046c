import { format } from 'node:util';

/** Matches Redux Toolkit's warning that its own checks were slow, which depends on the machine. */
export const aboutTheMachine = /took \d+ms, which is more than the warning threshold/;

/** Patterns that the running test permits, each with the matching output. */
let allowed: { readonly pattern: RegExp; readonly written: string[] }[] = [];
let unexpected: string[] = [];

/**
 * Until the end of the test, permits console errors and warnings that match the pattern.
 * @returns the matching output, to which later matches are added
 */
export function allowConsole(pattern: RegExp): readonly string[] {
  const written: string[] = [];
  allowed.push({ pattern, written });
  return written;
}

/**
 * Makes console.error and console.warn record their output instead of printing it. Ignores output that
 * {@link aboutTheMachine} matches.
 */
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

/** Returns the unexpected output since this function's last call, and clears the permitted patterns. */
export function takeUnexpected(): readonly string[] {
  const taken = unexpected;
  unexpected = [];
  allowed = [];
  return taken;
}
