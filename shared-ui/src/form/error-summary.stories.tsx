import { useState } from 'react';
import { ErrorSummary } from './error-summary.tsx';

/** The summary takes the focus and changes the document title, so it is not shown on load. */
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
