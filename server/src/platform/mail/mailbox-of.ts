/**
 * Returns the mailbox to which an address belongs, for counting emails. 'ana+plans@example.com' and 'Ana@example.com'
 * are the same mailbox, so that other spellings cannot flood it.
 */
export function mailboxOf(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}
