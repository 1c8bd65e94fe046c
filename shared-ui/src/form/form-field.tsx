import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from './field-error.tsx';
import styles from './form.module.css';

export interface FieldTexts {
  label: ReactNode;
  /** Always visible below the label. */
  hint?: ReactNode;
  /** Error message that explains how to fix the problem. The error summary must show the same text. */
  error?: string | undefined;
  /** Adds '(optional)' to a visible label. */
  optional?: boolean | undefined;
  /**
   * Shows the label only to assistive technology. The label must then be a string, because it becomes the
   * control's `aria-label`. Hidden label elements would slow down pages with hundreds of controls.
   */
  hideLabel?: boolean | undefined;
}

/** Attributes that connect a control to its texts. */
export interface ControlWiring {
  id: string;
  'aria-label': string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FormFieldProps extends FieldTexts {
  id: string | undefined;
  describedBy: string | undefined;
  className?: string | undefined;
  children: (wiring: ControlWiring) => ReactNode;
}

/** Renders a label, a hint and an error. `children` renders the control with the given attributes. */
export function FormField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id,
  describedBy,
  className,
  children,
}: FormFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hintId = hint ? `${fieldId}-hint` : undefined;
  const errorId = error ? `${fieldId}-error` : undefined;
  return (
    <div className={classNames(styles.field, error && styles.invalid, className)}>
      {!hideLabel && (
        <label className={styles.label} htmlFor={fieldId}>
          {label}
          {optional && <span className={styles.optional}> (optional)</span>}
        </label>
      )}
      {hint && (
        <div className={styles.hint} id={hintId}>
          {hint}
        </div>
      )}
      <FieldError id={errorId} message={error} />
      {children({
        id: fieldId,
        'aria-label': hideLabel && typeof label === 'string' ? label : undefined,
        'aria-describedby': classNames(describedBy, hintId, errorId),
        'aria-invalid': error ? true : undefined,
      })}
    </div>
  );
}
