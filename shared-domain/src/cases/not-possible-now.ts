import { WorkRefusedError } from '../workflow/work-refused-error.ts';
import { type CaseState, caseStateTitles } from './case-state.ts';

/** Returns the error for an event that is not possible in the given state. */
export function notPossibleNow(state: CaseState): WorkRefusedError {
  return new WorkRefusedError(
    `This is not possible now: the state of these plans is “${caseStateTitles[state]}”. Reload the page to see what is.`,
  );
}
