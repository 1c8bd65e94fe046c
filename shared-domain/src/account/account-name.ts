/** In characters. */
export const accountNameLength = { min: 3, max: 40 } as const;

/**
 * Returns what is wrong with an account name, or null. Only ASCII letters, digits, dots, underscores and hyphens are
 * allowed, so that a name cannot imitate another name by using letters of a different script, and cannot look like an
 * email address.
 */
export function accountNameProblem(name: string): string | null {
  const { min, max } = accountNameLength;
  if (name.length < min || name.length > max) return `Account name must have ${min} to ${max} characters`;
  return /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/i.test(name)
    ? null
    : 'Account name can have only letters, digits and . _ - and must begin and end with a letter or digit';
}
