import type { ListedRemote } from './registry-listing.schema.ts';

/**
 * Returns the next major versions of the contract and React, such as 'React 20', each with the remotes that have not
 * declared support for it. Leaves out versions that all remotes support.
 */
export function remotesLacking(remotes: readonly ListedRemote[]): [major: string, names: string[]][] {
  const majors = new Set(remotes.flatMap(({ lacks }) => lacks));
  return [...majors].map((major) => [
    major,
    remotes.filter(({ lacks }) => lacks.includes(major)).map(({ name }) => name),
  ]);
}
