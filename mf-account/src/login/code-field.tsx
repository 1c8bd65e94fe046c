import { TextField } from '@title24/ui';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly hint?: string;
}

/** Renders a field for an authenticator app's code or a backup code. */
export function CodeField({
  hint = 'The 6-digit code from your authenticator app, or one of your backup codes.',
  ...field
}: Props) {
  return (
    <TextField
      {...field}
      label="Code"
      hint={hint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      fieldWidth="medium"
    />
  );
}
