import { useConfig } from '@title24/remote-kit/runtime';
import { findCountry, findState, offered } from '@title24/shared-domain/places';
import { Select, type SelectProps, TextField, type TextFieldProps } from '@title24/ui';
import { useId } from 'react';

/** A text field for a country, with suggestions. */
export function CountryField(props: TextFieldProps) {
  const { hiddenPlaces } = useConfig();
  const id = useId();
  return (
    <>
      <TextField {...props} list={id} />
      <datalist id={id}>
        {offered(hiddenPlaces).map(({ code, name }) => (
          <option key={code} value={name} />
        ))}
      </datalist>
    </>
  );
}

interface StateSelectProps extends SelectProps {
  readonly value?: string;
  readonly defaultValue?: string;
  /** Name or code. */
  readonly country: string;
  /** Rendered if the country has no list of states. */
  readonly otherwise: React.ReactNode;
}

/**
 * A select element with a country's states. Text that is not one of these states stays until the user selects a state.
 */
export function StateSelect({ country, otherwise, ...props }: StateSelectProps) {
  const { hiddenPlaces } = useConfig();
  const within = findCountry(country, offered(hiddenPlaces));
  if (!within?.states?.length) return otherwise;
  const codeOf = (text: string) => findState(text, within)?.code ?? text;
  const { value, defaultValue } = props;
  const present = codeOf(value ?? defaultValue ?? '');
  const isListed = present === '' || within.states.some(({ code }) => code === present);
  const valueProps = value === undefined ? { defaultValue: present } : { value: present };
  return (
    <Select {...props} {...valueProps}>
      <option value="">Choose a state</option>
      {!isListed && <option value={present}>{present}</option>}
      {within.states.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}
