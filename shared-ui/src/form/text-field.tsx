import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './form.module.css';
import { type FieldTexts, FormField } from './form-field.tsx';

export interface TextFieldProps extends ComponentProps<'input'>, FieldTexts {
  /** Unit such as 'sq ft', shown after the input. Screen readers read it as a description. */
  unit?: string | undefined;
  /** Width for the expected answer: 'short' (numbers), 'medium' (names) or 'full' (default). */
  fieldWidth?: 'short' | 'medium' | 'full' | undefined;
}

/**
 * A text field with one line. For numbers, use `inputMode="numeric"`, because `type="number"` can lose entered text.
 */
export function TextField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  unit,
  fieldWidth = 'full',
  id,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <FormField
      {...{ label, hint, error, optional, hideLabel, id, className }}
      describedBy={rest['aria-describedby']}
    >
      {(wiring) => {
        const unitId = unit && `${wiring.id}-unit`;
        return (
          <div className={classNames(styles.row, styles[fieldWidth])}>
            <div className={styles.room}>
              <input
                type="text"
                {...rest}
                {...wiring}
                aria-describedby={classNames(wiring['aria-describedby'], unitId)}
                className={styles.control}
              />
            </div>
            {unit && (
              <span className={styles.unit} id={unitId}>
                {unit}
              </span>
            )}
          </div>
        );
      }}
    </FormField>
  );
}
