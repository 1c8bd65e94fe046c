/** An account as seen by staff with ACCOUNT READ. Times are ISO 8601 timestamps. */
export interface ListedAccount {
  readonly id: string;
  readonly accountName: string;
  readonly email: string;
  /** Names of the roles. */
  readonly roles: readonly string[];
  readonly enabled: boolean;
  readonly createdAt: string;
  /** Null if nobody has logged in yet. */
  readonly lastLoginAt: string | null;
}

/** A change in the audit log. Never contains a password, token or code. */
export interface AuditEntry {
  readonly id: string;
  readonly at: string;
  /** The account name at that time, or the source of the change: 'registration', 'command line'. */
  readonly by: string;
  /** Service and method: 'products.update'. */
  readonly action: string;
  /** What was changed: 'product 1001'. */
  readonly subject: string;
  /** Null if there was nothing before, as for an insert. */
  readonly before: unknown;
  readonly after: unknown;
}
