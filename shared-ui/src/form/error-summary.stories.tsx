import { useState } from 'react';
import { ErrorSummary } from './error-summary.tsx';

/**
 * Shows the summary only after a click, not on load, because the summary takes the focus and changes the document
 * title.
 */
export function AfterSubmit() {
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        Submit
      </button>
      <ErrorSummary
        attempt={attempt}
        problems={
          attempt > 0 ? [{ message: 'Enter your name.' }, { message: 'Enter your phone number.' }] : []
        }
      />
    </>
  );
}
