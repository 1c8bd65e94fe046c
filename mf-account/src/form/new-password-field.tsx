import { passwordLength } from '@title24/shared-domain';
import { PasswordField } from './password-field.tsx';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly label?: string;
}

/** Renders a field for a new password, with the password rules as a hint. */
export function NewPasswordField({ label = 'Password', ...field }: Props) {
  return (
    <PasswordField
      {...field}
      label={label}
      autoComplete="new-password"
      hint={`At least ${passwordLength.min} characters; a few words in a row are fine. Don’t use a common password, your account name or your email address.`}
    />
  );
}
