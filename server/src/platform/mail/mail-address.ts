const form =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/**
 * Whether a text is exactly one plain e-mail address: no name, no list, no comment, no quoting, no line break.
 * nodemailer does not refuse a line break in an address, so every address passes here first.
 */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && form.test(text);
}
