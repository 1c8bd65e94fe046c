import type { ListedRemote } from './registry-listing.schema.ts';

/**
 * Returns the names of the remotes that do not declare support for a next major version, by that version: 'React 20'.
 */
export function remotesLacking(remotes: readonly ListedRemote[]): [major: string, names: string[]][] {
  const majors = new Set(remotes.flatMap(({ lacks }) => lacks));
  return [...majors].map((major) => [
    major,
    remotes.filter(({ lacks }) => lacks.includes(major)).map(({ name }) => name),
  ]);
}
