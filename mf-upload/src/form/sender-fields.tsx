import { Checkbox, TextField } from '@title24/ui';
import type { FieldProps } from './field-props.ts';

/** Renders the fields for the sender's name and contact data. */
export function SenderFields({ values, set, idOf, textField }: FieldProps) {
  return (
    <>
      <TextField {...textField('from')} label="From" hint="Your first and last name" autoComplete="name" />
      <TextField
        {...textField('email')}
        type="email"
        label="Email"
        placeholder={values.hasDropbox ? 'Email registered in Dropbox' : 'name@example.com'}
        autoComplete="email"
      />
      <TextField {...textField('phone')} type="tel" label="Phone" autoComplete="tel" fieldWidth="medium" />
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
