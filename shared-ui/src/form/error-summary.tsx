import { type ComponentProps, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { type HeadingLevel, headingTag } from '../heading-level.ts';
import styles from './error-summary.module.css';
import { useErrorTitle } from './error-title.ts';

export interface FormProblem {
  /** The id of the field to change; without it the message stands alone. */
  readonly fieldId?: string | undefined;
  /** The same words as beside the field. */
  readonly message: string;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** Nothing is shown while there is none. */
  problems: readonly FormProblem[];
  /** Counts the tries to send: a new number brings the focus back here even when the same problems remain. */
  attempt?: number | undefined;
  heading?: string | undefined;
  headingLevel?: HeadingLevel | undefined;
}

/**
 * What stops a form, at its top, each with a link to its field. Takes the focus when it appears or a new try fails, and is
 * announced then; not again with each problem that is put right. While it shows, the document's title says 'Error: '.
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
  // `attempt` is what the focus follows, though the effect does not read it.
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, attempt]);
  useErrorTitle(shown);
  const isNewProblem = useIsNewProblem(problems, attempt);
  if (!shown) return null;
  const Heading = headingTag(headingLevel);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name
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

/** True while the problems are those that the last attempt brought; an alert would be read again with each change of it. */
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

/** Following the address alone would move the view, not the focus, and would leave an entry in the history. */
function focusField(event: MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  (field.closest('fieldset') ?? field.parentElement)?.scrollIntoView({ block: 'nearest' });
  field.focus();
}
