/**
 * Returns the mailbox to which an address belongs, for counting emails. 'ana+plans@example.com' and 'Ana@example.com'
 * belong to the same mailbox, so that nobody can flood it by varying the spelling.
 */
export function mailboxOf(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}
