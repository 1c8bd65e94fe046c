import type { Page } from '@playwright/test';
import { newToken, tokenHash } from '../../server/src/platform/tokens/random-token.ts';
import type { Site } from './site.ts';
import { expect } from './test.ts';

/**
 * Starts an account's session in the database, which avoids the slow password hash.
 * @returns a token for calls. The token does not expire
 */
export async function startSession(site: Site, accountName: string): Promise<string> {
  const token = newToken();
  const started = await site.sql(
    `with session as (insert into sessions (account_id, user_agent, expires_at)
       select id, 'Tests', '9999-01-01' from accounts where name = $1 returning id)
     insert into session_tokens (hash, session_id, purpose, expires_at)
       select $2, id, 'call', '9999-01-01' from session returning session_id`,
    [accountName, tokenHash(token)],
  );
  expect(started, `the session of ${accountName}`).toHaveLength(1);
  return token;
}

/** Logs a browser in without loading the login page. */
export async function enterSession(page: Page, site: Site, accountName: string): Promise<void> {
  const token = await startSession(site, accountName);
  // Storage is accessible only from a document of the site.
  if (!page.url().startsWith(site.url)) await page.goto(`${site.url}/robots.txt`);
  await page.evaluate((value) => localStorage.setItem('title24.token', value), token);
}
