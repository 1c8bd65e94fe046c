import type { SubmissionStatus } from '../full-service/submission-inbox.ts';

/** An account as its holder sees it. Moments are ISO 8601 timestamps. */
export interface AccountInfo {
  readonly accountName: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** Names of the roles. */
  readonly roles: readonly string[];
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
  /** Null until it has logged in. */
  readonly lastUsedAt: string | null;
}

/** A place where an account is logged in. */
export interface SessionInfo {
  readonly id: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  /** What the browser says of itself; empty if it says nothing. */
  readonly userAgent: string;
  /** Whether the call that asked came from this one. */
  readonly isCurrent: boolean;
}

/** A Full Service submission as its sender sees it, found by the account's confirmed e-mail address. */
export interface OwnSubmission {
  readonly reference: string;
  readonly projectName: string;
  readonly sentAt: string;
  /** Sizes in bytes. */
  readonly files: readonly { readonly name: string; readonly size: number }[];
  readonly status: SubmissionStatus;
}

/** What an authenticator app is set up with: the address that it scans, and the secret to type. */
export interface TotpSetup {
  readonly uri: string;
  readonly secret: string;
}

/** Codes that take the authenticator app's place once each. */
export interface TotpConfirmation {
  readonly backupCodes: readonly string[];
}
