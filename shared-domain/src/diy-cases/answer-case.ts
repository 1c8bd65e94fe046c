import { answerCheck } from './answer-check.ts';
import { answerDeadline } from './answer-deadline.ts';
import { answerOrderTotal } from './answer-order-total.ts';
import { answerTakeoff } from './answer-takeoff.ts';

/** A test case. The group determines the type of its input. */
export interface DiyCase {
  readonly id: string;
  readonly group: string;
  readonly input: unknown;
}

/** Test cases, with prices in cents by SKU. */
export interface DiyCaseFile {
  readonly catalogueCents: Readonly<Record<string, number>>;
  readonly cases: readonly DiyCase[];
}

/** Thrown for a file that lacks prices or a list of cases, and for a case of an unknown group. */
export class DiyCaseError extends Error {
  override readonly name = 'DiyCaseError';
}

/**
 * Computes the result of a D6 to D9 test case with the functions that the site uses.
 * @throws DiyCaseError if the group does not exist
 */
export function answerCase(
  { group, input }: DiyCase,
  catalogueCents: DiyCaseFile['catalogueCents'],
): unknown {
  switch (group) {
    case 'order-total':
      return answerOrderTotal(input as Parameters<typeof answerOrderTotal>[0], catalogueCents);
    case 'deadlines':
      return answerDeadline(input as Parameters<typeof answerDeadline>[0]);
    case 'takeoff':
      return answerTakeoff(input as Parameters<typeof answerTakeoff>[0]);
    case 'checks':
      return answerCheck(input as Parameters<typeof answerCheck>[0]);
    default:
      throw new DiyCaseError(`There is no group of cases named ${group}`);
  }
}

/**
 * Returns the value as a file of test cases. Does not check the individual cases.
 * @throws DiyCaseError if `catalogueCents` is not an object or `cases` is not a list
 */
export function readCaseFile(file: unknown): DiyCaseFile {
  const { catalogueCents, cases } = (file ?? {}) as Partial<DiyCaseFile>;
  if (Array.isArray(cases) && typeof catalogueCents === 'object' && catalogueCents !== null) {
    return { catalogueCents, cases };
  }
  throw new DiyCaseError('The file needs catalogueCents and a list of cases');
}
