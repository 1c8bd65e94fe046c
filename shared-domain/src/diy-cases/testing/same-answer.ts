import type { DiyCase } from '../answer-case.ts';

export interface AgreedCase extends DiyCase {
  readonly expected: unknown;
}

/** Tolerances by member. All other members use `usualTolerance`. */
const tolerances: Readonly<Record<string, number>> = { feet: 0.0001, overhangHeight: 0.005 };
const usualTolerance = 0.05;

/**
 * Returns the paths where a result differs from the expected result. Ignores members that are not expected. Where the
 * expected number is an integer, the result must be equal.
 */
export function differences(expected: unknown, actual: unknown, path = ''): string[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return [path];
    return expected.flatMap((each, index) => differences(each, actual[index], `${path}[${index}]`));
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof actual !== 'object' || actual === null) return [path];
    return Object.entries(expected).flatMap(([name, value]) =>
      differences(value, (actual as Record<string, unknown>)[name], `${path}.${name}`),
    );
  }
  if (typeof expected === 'number' && typeof actual === 'number' && !Number.isInteger(expected)) {
    const member = path.slice(path.lastIndexOf('.') + 1);
    return Math.abs(expected - actual) <= (tolerances[member] ?? usualTolerance) ? [] : [path];
  }
  return Object.is(expected, actual) ? [] : [path];
}
