import type { NumberField } from '@title24/shared-domain/estimator-answers';
import { TextField } from '@title24/ui';

interface Props {
  id: string;
  field: NumberField;
  text: string;
  message: string | undefined;
  hint?: string | undefined;
  onChange: (text: string) => void;
  onLeave: () => void;
}

/** Renders a text field for a whole number, such as '2,400' or '2400 sq ft'. Preserves invalid text. */
export function NumberInput({ id, field, text, message, hint, onChange, onLeave }: Props) {
  return (
    <TextField
      id={id}
      name={field.name}
      label={field.label}
      hint={hint}
      unit={field.isArea ? 'sq ft' : undefined}
      fieldWidth="short"
      inputMode="numeric"
      autoComplete="off"
      maxLength={40}
      value={text}
      error={message}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
    />
  );
}
