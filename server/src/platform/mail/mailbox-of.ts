/**
 * Returns the mailbox of an email address: 'ana@example.com' for 'Ana+plans@example.com'. Limits on the
 * number of emails apply to the mailbox, so that variants of an address do not permit more emails.
 */
export function mailboxOf(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}
