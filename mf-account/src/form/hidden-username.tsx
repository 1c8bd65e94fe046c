/** Renders a hidden field with the account name, so that password managers can match the password to the account. */
export function HiddenUsername({ accountName }: { readonly accountName: string }) {
  return <input type="text" name="accountName" autoComplete="username" value={accountName} readOnly hidden />;
}
