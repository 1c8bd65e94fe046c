/** A mail whose last attempt has failed, and which waits for a person. Says nothing of its text, which may hold a link to log in. */
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
