/**
 * A mail whose last attempt has failed and which needs attention. Does not include its text, which may contain a login
 * link.
 */
export interface ParkedMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly attempts: number;
  /** Why the last attempt failed, in the mail server's words. */
  readonly lastError: string | null;
}
