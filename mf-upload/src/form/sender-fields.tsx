import { Checkbox, TextField } from '@title24/ui';
import type { FieldProps } from './field-props.ts';

/** Renders the fields for the sender's name and contact data. */
export function SenderFields({ values, set, idOf, errorOf }: FieldProps) {
  return (
    <>
      <TextField
        id={idOf('from')}
        name="from"
        label="From"
        hint="Your first and last name"
        autoComplete="name"
        value={values.from}
        error={errorOf('from')}
        onChange={({ target }) => set('from', target.value)}
      />
      <TextField
        id={idOf('email')}
        name="email"
        type="email"
        label="Email"
        placeholder={values.hasDropbox ? 'Email registered in Dropbox' : 'name@example.com'}
        autoComplete="email"
        value={values.email}
        error={errorOf('email')}
        onChange={({ target }) => set('email', target.value)}
      />
      <TextField
        id={idOf('phone')}
        name="phone"
        type="tel"
        label="Phone"
        autoComplete="tel"
        fieldWidth="medium"
        value={values.phone}
        error={errorOf('phone')}
        onChange={({ target }) => set('phone', target.value)}
      />
      <Checkbox
        id={idOf('hasDropbox')}
        name="hasDropbox"
        label="I have a Dropbox Account"
        hint="Then we can share large files with you there. Enter the email address you use for Dropbox above."
        checked={values.hasDropbox}
        onChange={({ target }) => set('hasDropbox', target.checked)}
      />
    </>
  );
}
