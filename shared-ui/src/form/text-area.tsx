import type { ComponentProps } from 'react';
import styles from './form.module.css';
import { type FieldTexts, FormField } from './form-field.tsx';

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldTexts {}

/** A text field with several lines. In browsers with `field-sizing`, it grows with its text up to 20rem. */
export function TextArea({ label, hint, error, optional, hideLabel, id, className, ...rest }: TextAreaProps) {
  return (
    <FormField
      {...{ label, hint, error, optional, hideLabel, id, className }}
      describedBy={rest['aria-describedby']}
    >
      {(wiring) => <textarea rows={3} {...rest} {...wiring} className={styles.control} />}
    </FormField>
  );
}
