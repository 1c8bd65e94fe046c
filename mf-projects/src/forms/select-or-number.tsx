import type { Option } from '@title24/shared-domain/projects';
import { Select, TextField } from '@title24/ui';
import { useState } from 'react';
import type { FieldControlProps } from './field-control.tsx';
import styles from './fields.module.css';
import { useStepFormActions } from './step-form-context.ts';

const another = 'another';

/** A field for an option or a number. */
export function SelectOrNumber(props: FieldControlProps & { readonly words: readonly Option[] }) {
  const { field, address, text, words, error, hint } = props;
  const { type, leave } = useStepFormActions();
  const isOption = words.some(({ value }) => value === text);
  const [wantsNumber, setWantsNumber] = useState(false);
  const isNumber = !isOption && (text !== '' || wantsNumber);
  const number = isOption ? '' : text;
  return (
    <div className={styles.selectOrNumber}>
      <Select
        id={address}
        name={address}
        label={field.label}
        hint={hint}
        error={error}
        value={isNumber ? another : isOption ? text : ''}
        onChange={({ target }) => {
          setWantsNumber(target.value === another);
          if (target.value !== another) type(address, target.value);
          else if (isOption) type(address, '');
        }}
        onBlur={() => leave(address)}
      >
        <option value="">Choose one</option>
        {words.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        <option value={another}>Another size</option>
      </Select>
      {isNumber && (
        <TextField
          id={`${address}.number`}
          name={address}
          label={`${field.label}: another size`}
          unit={'unit' in field ? field.unit : undefined}
          inputMode="decimal"
          fieldWidth="short"
          autoComplete="off"
          value={number}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => {
            setWantsNumber(true);
            type(address, target.value);
          }}
          onBlur={() => leave(address)}
        />
      )}
    </div>
  );
}
