import type { ComponentProps } from 'react';
import styles from './form.module.css';
import { type FieldTexts, FormField } from './form-field.tsx';

export interface SelectProps extends ComponentProps<'select'>, FieldTexts {}

/** A native select with `<option>` elements as children. */
export function Select({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id,
  className,
  children,
  ...rest
}: SelectProps) {
  return (
    <FormField
      {...{ label, hint, error, optional, hideLabel, id, className }}
      describedBy={rest['aria-describedby']}
    >
      {(wiring) => (
        <select {...rest} {...wiring} className={styles.control}>
          {children}
        </select>
      )}
    </FormField>
  );
}
