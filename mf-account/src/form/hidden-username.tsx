/** Renders a hidden account name, so that password managers find the account. */
export function HiddenUsername({ accountName }: { readonly accountName: string }) {
  return <input type="text" name="accountName" autoComplete="username" value={accountName} readOnly hidden />;
}
