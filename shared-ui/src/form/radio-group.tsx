import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Fieldset, type FieldsetProps } from './fieldset.tsx';
import styles from './form.module.css';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

export interface RadioGroupProps extends Omit<FieldsetProps, 'onChange' | 'defaultValue' | 'children'> {
  name: string;
  options: readonly RadioOption[];
  /** Selected value of a controlled group, which also needs `onChange`. An uncontrolled group uses `defaultValue`. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** Shows short answers side by side if there is room. */
  inline?: boolean | undefined;
}

/** A choice between a few answers. `id` is the first answer's id, so that an error summary can link to this answer. */
export function RadioGroup({
  name,
  options,
  value,
  defaultValue,
  onChange,
  inline,
  id,
  ...fieldset
}: RadioGroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  return (
    <Fieldset {...fieldset}>
      <div className={classNames(styles.choices, inline && styles.inline)}>
        {options.map((option, index) => {
          const optionId = index === 0 ? groupId : `${groupId}-${index}`;
          const hintId = option.hint ? `${optionId}-hint` : undefined;
          const state =
            value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value };
          return (
            <div className={styles.choice} key={option.value}>
              <input
                type="radio"
                id={optionId}
                name={name}
                value={option.value}
                aria-describedby={hintId}
                onChange={() => onChange?.(option.value)}
                {...state}
              />
              <label htmlFor={optionId}>{option.label}</label>
              {hintId && (
                <div className={styles.hint} id={hintId}>
                  {option.hint}
                </div>
              )}
            </div>
          );
        })}
      </div>
    </Fieldset>
  );
}
