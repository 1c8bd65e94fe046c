import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { siteSecrets } from '../tables/site-secrets.table.ts';

const name = 'accounts';

/** Secrets that encrypt authenticator secrets and backup codes. */
export interface SiteSecrets {
  /** The site's own secret of 256 random bits, generated at the first start and kept in the database. */
  readonly stored: string;
  /**
   * The secrets in AUTH_SECRET, newest first. The first one, if any, encrypts in place of the stored secret.
   * Decryption uses all of them and the stored secret.
   */
  readonly chosen: readonly string[];
}

/**
 * Returns the site's secrets. Generates the stored secret at the first start.
 * @param chosen the secrets in the setting AUTH_SECRET
 */
export async function readSiteSecrets(database: Database, chosen: readonly string[]): Promise<SiteSecrets> {
  await database
    .insert(siteSecrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await database.select().from(siteSecrets).where(eq(siteSecrets.name, name));
  if (!row) throw new Error('The site has no secret.');
  return { stored: row.value, chosen };
}
