import type { Database } from '../../../platform/db/database.ts';
import { storedSecret } from '../../../platform/db/stored-secret.ts';

/** Encryption secrets for authenticator apps' secrets and backup codes. */
export interface SiteSecrets {
  /** The site's own secret, generated at the first start and kept in the database: 256 random bits. */
  readonly stored: string;
  /**
   * The secrets in AUTH_SECRET, newest first. The first, if any, encrypts instead of the stored secret; all of them and
   * the stored one decrypt.
   */
  readonly chosen: readonly string[];
}

/** Returns the site's secrets; generates the stored one at the first start. @param chosen the setting AUTH_SECRET */
export async function readSiteSecrets(database: Database, chosen: readonly string[]): Promise<SiteSecrets> {
  return { stored: await storedSecret(database, 'accounts'), chosen };
}
