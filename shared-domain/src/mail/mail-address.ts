/** In characters (RFC 5321). */
export const maxMailAddressLength = 254;

const form =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/**
 * Returns whether a string is one plain email address. Refuses display names, lists, comments, quoting and line breaks,
 * which the mail library would accept.
 */
export function isSafeInMailHeader(address: string): boolean {
  return address.length <= maxMailAddressLength && form.test(address);
}

/** Like {@link isSafeInMailHeader}, with at least two domain parts. */
export function isMailAddress(text: string): boolean {
  return isSafeInMailHeader(text) && text.lastIndexOf('.') > text.lastIndexOf('@');
}
