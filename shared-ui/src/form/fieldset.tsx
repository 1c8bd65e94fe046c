import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from './field-error.tsx';
import styles from './form.module.css';

export interface FieldsetProps extends ComponentProps<'fieldset'> {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Shows the legend only to screen readers. */
  hideLegend?: boolean | undefined;
}

/** A group of fields, such as checkboxes, for one question. */
export function Fieldset({ legend, hint, error, hideLegend, className, children, ...rest }: FieldsetProps) {
  const ownId = useId();
  const hintId = hint ? `${ownId}-hint` : undefined;
  const errorId = error ? `${ownId}-error` : undefined;
  return (
    <fieldset
      {...rest}
      className={classNames(styles.field, styles.fieldset, error && styles.invalid, className)}
      aria-describedby={classNames(rest['aria-describedby'], hintId, errorId)}
    >
      <legend className={hideLegend ? 'visually-hidden' : styles.label}>{legend}</legend>
      {hint && (
        <div className={styles.hint} id={hintId}>
          {hint}
        </div>
      )}
      <FieldError id={errorId} message={error} />
      {children}
    </fieldset>
  );
}
