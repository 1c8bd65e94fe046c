const form =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/**
 * Whether a text is exactly one plain address that mail can be sent to: no name, no list, no comment, no quoting, no line
 * break, which the library that sends mails does not refuse.
 */
export function isSafeInMailHeader(address: string): boolean {
  return address.length <= 254 && form.test(address);
}

/** As {@link isSafeInMailHeader}, with a domain of at least two parts: what every form takes for an e-mail address. */
export function isMailAddress(text: string): boolean {
  return isSafeInMailHeader(text) && text.lastIndexOf('.') > text.lastIndexOf('@');
}
