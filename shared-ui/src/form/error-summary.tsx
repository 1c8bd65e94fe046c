import { type ComponentProps, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { type HeadingLevel, headingTag } from '../heading-level.ts';
import styles from './error-summary.module.css';
import { useErrorTitle } from './error-title.ts';

export interface FormProblem {
  /** Id of the field that the message links to. Absent for a message without a link. */
  readonly fieldId?: string | undefined;
  /** Error message, the same as beside the field. */
  readonly message: string;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'ref'> {
  problems: readonly FormProblem[];
  /** Number of submissions so far. A new number moves the focus to the summary, even if the problems did not change. */
  attempt?: number | undefined;
  heading?: string | undefined;
  headingLevel?: HeadingLevel | undefined;
}

/**
 * Lists a form's problems and links them to the fields. After each refused submission, the list takes the focus and is
 * announced. While there are problems, the document's title starts with 'Error: '.
 */
export function ErrorSummary({
  problems,
  attempt = 0,
  heading = 'There is a problem',
  headingLevel = 2,
  className,
  ...rest
}: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const shown = problems.length > 0;
  // A new attempt moves the focus even if the problems did not change.
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, attempt]);
  useErrorTitle(shown);
  const isNewProblem = useIsNewProblem(problems, attempt);
  if (!shown) return null;
  const Heading = headingTag(headingLevel);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles support a name
    <div
      {...rest}
      ref={box}
      className={classNames(styles.summary, className)}
      role={isNewProblem ? 'alert' : 'group'}
      tabIndex={-1}
      aria-labelledby={headingId}
    >
      <Heading id={headingId} className={styles.heading}>
        {heading}
      </Heading>
      <ul className={styles.list}>
        {problems.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            {fieldId ? (
              <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Returns whether to show the problems as an alert: after a new attempt, or if there were no problems before.
 * After a correction, the remaining problems are not an alert, so that screen readers do not repeat them.
 */
function useIsNewProblem(problems: readonly FormProblem[], attempt: number): boolean {
  const messages = problems.map(({ message }) => message).join('\n');
  const [last, setLast] = useState({ attempt, messages, isNewProblem: true });
  if (messages !== last.messages || attempt !== last.attempt) {
    const isNewProblem = attempt !== last.attempt || last.messages === '';
    setLast({ attempt, messages, isNewProblem });
    return isNewProblem;
  }
  return last.isNewProblem;
}

/** Focuses a field with its label in view. A plain link adds a history entry and can leave the label out of view. */
function focusField(event: MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  (field.closest('fieldset') ?? field.parentElement)?.scrollIntoView({ block: 'nearest' });
  field.focus();
}
