/** Tells password managers whose password a form asks for, where it does not ask for the name. */
export function WhosePassword({ accountName }: { readonly accountName: string }) {
  return <input type="text" name="accountName" autoComplete="username" value={accountName} readOnly hidden />;
}
