import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { siteSecrets } from '../tables/site-secrets.table.ts';

const name = 'accounts';

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
  await database
    .insert(siteSecrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await database.select().from(siteSecrets).where(eq(siteSecrets.name, name));
  if (!row) throw new Error('The site has no secret.');
  return { stored: row.value, chosen };
}
