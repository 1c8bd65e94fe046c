/** Fewest and most characters of an account name. */
export const accountNameLength = { min: 3, max: 40 } as const;

/**
 * What is wrong with an account name, in words that name it, or null. It is of plain letters, digits and `. _ -`, so that no two names look
 * alike and none looks like an e-mail address; upper and lower case are not told apart.
 */
export function accountNameProblem(name: string): string | null {
  const { min, max } = accountNameLength;
  if (name.length < min || name.length > max) return `Account name must have ${min} to ${max} characters`;
  return /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/i.test(name)
    ? null
    : 'Account name must be of letters, digits and the signs . _ - and begin and end with a letter or digit';
}
