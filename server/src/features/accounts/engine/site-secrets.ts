import type { Database } from '../../../platform/db/database.ts';
import { storedSecret } from '../../../platform/db/stored-secret.ts';

/** Secrets that encrypt authenticator secrets and backup codes. */
export interface SiteSecrets {
  /** The site's own secret of 256 random bits, generated at the first start and kept in the database. */
  readonly stored: string;
  /**
   * The secrets in AUTH_SECRET, newest first. If there are any, the newest one encrypts instead of the stored secret.
   * Decryption uses all of them and the stored secret.
   */
  readonly chosen: readonly string[];
}

/**
 * Returns the site's secrets. Generates the stored secret at the first start.
 * @param chosen the secrets in the setting AUTH_SECRET
 */
export async function readSiteSecrets(database: Database, chosen: readonly string[]): Promise<SiteSecrets> {
  return { stored: await storedSecret(database, 'accounts'), chosen };
}
