import { type ListedRemote, remotesLacking } from '@title24/shared-domain';

/**
 * Lists the remotes that block an upgrade of the shell, because they have not declared support for the next major
 * version of React or of the shell's contract.
 */
export function NextMajors({ remotes }: { readonly remotes: readonly ListedRemote[] }) {
  const blockers = remotesLacking(remotes);
  if (blockers.length === 0) return null;
  return (
    <ul>
      {blockers.map(([major, names]) => (
        <li key={major}>
          A shell with {major} waits for {names.join(', ')}.
        </li>
      ))}
    </ul>
  );
}
