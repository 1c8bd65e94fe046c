/** Renders a hidden account name field so that password managers can match the password to an account. */
export function HiddenUsername({ accountName }: { readonly accountName: string }) {
  return <input type="text" name="accountName" autoComplete="username" value={accountName} readOnly hidden />;
}
