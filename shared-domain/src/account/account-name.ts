/** Minimum and maximum length of an account name in characters. */
export const accountNameLength = { min: 3, max: 40 } as const;

/**
 * Returns a message about what is wrong with an account name, or null if the name is valid. Names are
 * case-insensitive and consist of plain letters, digits and `. _ -`, so that no two names look alike and no name
 * looks like an email address.
 */
export function accountNameProblem(name: string): string | null {
  const { min, max } = accountNameLength;
  if (name.length < min || name.length > max) return `Account name must have ${min} to ${max} characters`;
  return /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/i.test(name)
    ? null
    : 'Account name can have only letters, digits and . _ - and must begin and end with a letter or digit';
}
