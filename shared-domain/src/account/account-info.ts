import type { CaseState } from '../cases/case-state.ts';

/** An account as its owner sees it. Times are ISO 8601 timestamps. */
export interface AccountInfo {
  readonly accountName: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** Names of the roles. */
  readonly roles: readonly string[];
  /** Those of the roles that are withheld until two-step verification is set up. */
  readonly withheldRoles: readonly string[];
  readonly createdAt: string;
  readonly totpEnabled: boolean;
  readonly passkeys: readonly PasskeyInfo[];
  readonly sessions: readonly SessionInfo[];
}

/** A passkey of an account. */
export interface PasskeyInfo {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  /** Null until it has been used to log in. */
  readonly lastUsedAt: string | null;
}

/** A session of an account. */
export interface SessionInfo {
  readonly id: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  /** The browser's user agent; empty if it sends none. */
  readonly userAgent: string;
  /** Whether the call came from this session. */
  readonly isCurrent: boolean;
}

/** A Full Service submission as its sender sees it, found by the account's confirmed e-mail address. */
export interface OwnSubmission {
  readonly reference: string;
  readonly projectName: string;
  readonly sentAt: string;
  /** Sizes in bytes. */
  readonly files: readonly { readonly name: string; readonly size: number }[];
  readonly state: CaseState;
  /** A link to its page, good for an hour. */
  readonly page: string;
}

/** Setup data of an authenticator app: the address to scan, and the secret to type. */
export interface TotpSetup {
  readonly uri: string;
  readonly secret: string;
}

/** Codes that each replace the authenticator app once. */
export interface TotpConfirmation {
  readonly backupCodes: readonly string[];
}
