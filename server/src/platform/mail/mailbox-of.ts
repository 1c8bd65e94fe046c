/**
 * Returns the mailbox that an address leads to, for counting mails: 'ana+plans@example.com' leads to that of
 * 'Ana@example.com', so it cannot be flooded by many spellings.
 */
export function mailboxOf(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}
