/**
 * Returns the mailbox of an address, to count its emails: 'ana@example.com' for 'Ana+plans@example.com'. Spelling
 * variants must not permit more emails.
 */
export function mailboxOf(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}
