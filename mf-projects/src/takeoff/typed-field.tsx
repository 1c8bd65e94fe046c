import { shownLength } from '@title24/shared-domain/takeoff';
import { TextField, type TextFieldProps } from '@title24/ui';
import { useState } from 'react';

interface Props extends Omit<TextFieldProps, 'onChange' | 'onBlur' | 'error' | 'value'> {
  readonly value: string;
  /** Error message. Shown unless the field is empty or the user is typing. */
  readonly problem: string | null;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
}

/** A text field for a quantity. Unless the user is typing, shows any error, and shows a traced length to the inch. */
export function TypedField({ value, problem, onType, onLeave, ...rest }: Props) {
  const [isTyping, setIsTyping] = useState(false);
  const isWrong = problem !== null && value.trim() !== '' && !isTyping;
  return (
    <TextField
      autoComplete="off"
      {...rest}
      value={isTyping ? value : shownLength(value)}
      error={isWrong ? problem : undefined}
      onChange={({ target }) => {
        setIsTyping(true);
        onType(target.value);
      }}
      onBlur={() => {
        setIsTyping(false);
        onLeave();
      }}
    />
  );
}
