/**
 * Returns the mailbox that an address leads to, for counting mails: 'ana+plans@example.com' leads to the one of
 * 'Ana@example.com', so nobody floods it by as many addresses as they like.
 */
export function mailboxOf(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
}
