import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { siteSecrets } from './site-secrets.table.ts';

/**
 * Returns one of the site's secrets, 256 random bits as base64url. The first call for a `name` generates its secret.
 * @param name - purpose of the secret
 */
export async function storedSecret(database: Database, name: string): Promise<string> {
  await database
    .insert(siteSecrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await database.select().from(siteSecrets).where(eq(siteSecrets.name, name));
  if (!row) throw new Error(`The site has no secret for ${name}.`);
  return row.value;
}
