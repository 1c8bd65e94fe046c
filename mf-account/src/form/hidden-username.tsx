/** Renders a hidden account name, which tells password managers which account is meant. */
export function HiddenUsername({ accountName }: { readonly accountName: string }) {
  return <input type="text" name="accountName" autoComplete="username" value={accountName} readOnly hidden />;
}
