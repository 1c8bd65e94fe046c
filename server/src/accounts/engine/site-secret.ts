import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { siteSecrets } from '../../db/schema/site-secrets.ts';

const name = 'accounts';

/** The secret that authenticator apps' secrets are encrypted with, made at the first start. 256 random bits. */
export async function readSiteSecret(database: Database): Promise<string> {
  await database
    .insert(siteSecrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await database.select().from(siteSecrets).where(eq(siteSecrets.name, name));
  if (!row) throw new Error('The site has no secret.');
  return row.value;
}
