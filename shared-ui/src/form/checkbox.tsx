import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from './field-error.tsx';
import styles from './form.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A yes-or-no choice. Group related checkboxes in a {@link Fieldset}. */
export function Checkbox({ label, hint, error, id, className, ...rest }: CheckboxProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hintId = hint ? `${fieldId}-hint` : undefined;
  const errorId = error ? `${fieldId}-error` : undefined;
  return (
    <div className={classNames(error && styles.invalid, className)}>
      <FieldError id={errorId} message={error} />
      <div className={styles.choice}>
        <input
          {...rest}
          type="checkbox"
          id={fieldId}
          aria-describedby={classNames(rest['aria-describedby'], hintId, errorId)}
          aria-invalid={error ? true : undefined}
        />
        <label htmlFor={fieldId}>{label}</label>
        {hint && (
          <div className={styles.hint} id={hintId}>
            {hint}
          </div>
        )}
      </div>
    </div>
  );
}
