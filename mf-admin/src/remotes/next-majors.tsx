import { type ListedRemote, remotesLacking } from '@title24/shared-domain';

/** Lists the remotes that block an upgrade of the shell to the next React or contract. */
export function NextMajors({ remotes }: { readonly remotes: readonly ListedRemote[] }) {
  const lacking = remotesLacking(remotes);
  if (lacking.length === 0) return null;
  return (
    <ul>
      {lacking.map(([major, names]) => (
        <li key={major}>
          A shell with {major} waits for {names.join(', ')}.
        </li>
      ))}
    </ul>
  );
}
