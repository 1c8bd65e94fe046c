import type { RegistryScope } from './registry-scope.ts';

/** A part of the site, as staff and teams see it in the registry. */
export interface ListedRemote {
  readonly name: string;
  readonly kind: 'host' | 'remote';
  /** The version that is released and not withdrawn; null if all were withdrawn. */
  readonly live: ListedVersion | null;
  /** The version that pages show, if it is not the live one. */
  readonly serving: string | null;
  /** Why the live version is not served. */
  readonly problem: string | null;
  /** The part's paths on the site. */
  readonly paths: readonly string[];
}

/** A published version. */
export interface ListedVersion {
  readonly version: string;
  /** ISO 8601 */
  readonly publishedAt: string;
  readonly publishedBy: string;
  /** The commit that it was built from. */
  readonly commit: string | null;
  /** Total size of its files in the store. */
  readonly bytes: number | null;
  /** Size of the scripts and styles of its largest first screen, as sent. */
  readonly firstScreenBytes: number | null;
  /** Whether it can be released: its files are still kept. */
  readonly isKept: boolean;
}

/** A release of a part: a version that was made live. */
export interface ListedRelease {
  /** Counts up over all parts. */
  readonly id: number;
  readonly version: string;
  readonly commit: string | null;
  /** ISO 8601 */
  readonly releasedAt: string;
  readonly releasedBy: string;
  readonly reason: string;
  readonly withdrawnAt: string | null;
  readonly withdrawnBy: string | null;
  readonly withdrawnReason: string | null;
  readonly isLive: boolean;
}

/** The history of a part: its newest releases first, and versions that were published but never released. */
export interface RemoteHistory {
  readonly name: string;
  readonly releases: readonly ListedRelease[];
  readonly versions: readonly ListedVersion[];
}

/** Result of a change to the registry. */
export interface RegistryChange {
  readonly name: string;
  /** The version that was live before; null if there was none. */
  readonly from: string | null;
  /** The version that is live now; null if there is none, and the part's pages return 404. */
  readonly to: string | null;
  /** Whether anything has changed: releasing the live version again has no effect. */
  readonly changed: boolean;
  /** What this site did not try before it went live, as sentences; absent if it tried everything. */
  readonly untried?: readonly string[];
}

/** A change that was accepted, and is made when its version has been tried on pages of the site. */
export interface AcceptedChange {
  /** Asks for its outcome. */
  readonly id: string;
}

/** A token that teams publish with, without its secret. */
export interface ListedRegistryToken extends RegistryScope {
  readonly id: string;
  readonly label: string;
  readonly createdAt: string;
  readonly createdBy: string;
  readonly expiresAt: string;
  readonly lastUsedAt: string | null;
  readonly revokedAt: string | null;
}
