/** Maximum length of an address in characters (RFC 5321). */
export const maxMailAddressLength = 254;

const form =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/**
 * Returns whether a string is exactly one plain email address. Names, lists, comments, quoting and line breaks, which
 * the mail library would accept, are refused.
 */
export function isSafeInMailHeader(address: string): boolean {
  return address.length <= maxMailAddressLength && form.test(address);
}

/**
 * Like {@link isSafeInMailHeader}, but the domain must have at least two parts. All forms use this rule for email
 * addresses.
 */
export function isMailAddress(text: string): boolean {
  return isSafeInMailHeader(text) && text.lastIndexOf('.') > text.lastIndexOf('@');
}
