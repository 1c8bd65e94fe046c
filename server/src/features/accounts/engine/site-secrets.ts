import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { siteSecrets } from '../tables/site-secrets.table.ts';

const name = 'accounts';

/** What authenticator apps' secrets and backup codes are encrypted with. */
export interface SiteSecrets {
  /** The site's own, made at the first start and kept in the database: 256 random bits. */
  readonly stored: string;
  /** The setting AUTH_SECRET, which encrypts in its place if there is one; the stored one still reads then. */
  readonly chosen: string | null;
}

export async function readSiteSecrets(database: Database, chosen: string | null): Promise<SiteSecrets> {
  await database
    .insert(siteSecrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await database.select().from(siteSecrets).where(eq(siteSecrets.name, name));
  if (!row) throw new Error('The site has no secret.');
  return { stored: row.value, chosen };
}
