/** Tells password managers whose password a form asks for if it has no name field. */
export function HiddenUsername({ accountName }: { readonly accountName: string }) {
  return <input type="text" name="accountName" autoComplete="username" value={accountName} readOnly hidden />;
}
