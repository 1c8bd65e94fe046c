/** What an authenticator knows an account by: the 16 bytes of its id, which say nothing of a person. */
export function userHandle(accountId: string): Buffer<ArrayBuffer> {
  return Buffer.from(accountId.replaceAll('-', ''), 'hex');
}
