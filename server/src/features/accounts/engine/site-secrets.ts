import type { Database } from '../../../platform/db/database.ts';
import { storedSecret } from '../../../platform/db/stored-secret.ts';

/** Secrets that encrypt authenticator secrets and backup codes. */
export interface SiteSecrets {
  /** The site's own 256 random bits, generated at the first start and stored in the database. */
  readonly stored: string;
  /**
   * The secrets in AUTH_SECRET, newest first. The newest secret encrypts new texts. If AUTH_SECRET has no secrets, the
   * stored secret encrypts them. Texts that were encrypted with any of these secrets can be decrypted.
   */
  readonly chosen: readonly string[];
}

/**
 * Returns the site's secrets. Generates the stored secret at the first start.
 * @param chosen the secrets from the AUTH_SECRET setting
 */
export async function readSiteSecrets(database: Database, chosen: readonly string[]): Promise<SiteSecrets> {
  return { stored: await storedSecret(database, 'accounts'), chosen };
}
