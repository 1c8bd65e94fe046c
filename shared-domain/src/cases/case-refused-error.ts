import { type CaseState, caseStateTitles } from './case-state.ts';

/** Thrown for an event that is not possible now. The message states the reason and the possible action. */
export class CaseRefusedError extends Error {
  override readonly name = 'CaseRefusedError';
}

/** Returns the error for an event that is not possible in the given state. */
export function notPossibleNow(state: CaseState): CaseRefusedError {
  return new CaseRefusedError(
    `This is not possible now: the state of these plans is “${caseStateTitles[state]}”. Reload the page to see what is.`,
  );
}
