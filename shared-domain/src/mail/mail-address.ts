/** Maximum length in characters (RFC 5321). */
export const maxMailAddressLength = 254;

const form =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/**
 * Whether a text is exactly one plain address that mail can be sent to: no name, list, comment, quoting or line break,
 * which the mail library would accept.
 */
export function isSafeInMailHeader(address: string): boolean {
  return address.length <= maxMailAddressLength && form.test(address);
}

/**
 * Like {@link isSafeInMailHeader}, with a domain of at least two parts. Every form accepts email addresses by this
 * rule.
 */
export function isMailAddress(text: string): boolean {
  return isSafeInMailHeader(text) && text.lastIndexOf('.') > text.lastIndexOf('@');
}
