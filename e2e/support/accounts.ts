import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Download, Page } from '@playwright/test';
import { prepared } from './data-folder.ts';
import type { Site } from './site.ts';
import { expect } from './test.ts';

/** Password of the accounts that the functions below create. */
export const password = 'walls windows and roofs';

let made = 0;

/** Returns an account name that no other test uses. */
export const newName = (word: string) => `${word}-${process.pid}-${++made}`;

/**
 * Creates an account directly in the database.
 * @returns the account name
 */
export async function createAccount(site: Site, role: string): Promise<string> {
  const name = newName(role.toLowerCase().replaceAll(' ', '-'));
  await createNamedAccount(site, role, name, `${name}@example.org`);
  return name;
}

/** Creates an account like {@link createAccount}, with the given name and email address. */
export async function createNamedAccount(
  site: Site,
  role: string,
  name: string,
  email: string,
): Promise<void> {
  const made = await site.sql(
    `with account as (insert into accounts (name, email, email_verified) values ($1, $2, true) returning id),
       credential as (insert into credentials (account_id, password) select id, $3 from account)
     insert into account_roles (account_id, role_name) select id, $4 from account returning account_id`,
    [name, email, prepared()?.passwordHash, role],
  );
  expect(made, `the account ${name}`).toHaveLength(1);
}

/** Calls a method of the security service. */
export async function callSecurity(
  request: APIRequestContext,
  site: Site,
  method: string,
  params: object,
  token?: string,
) {
  return request.post(`${site.url}/rpc/public/security`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    data: { jsonrpc: '2.0', id: 1, method, params },
  });
}

/** Fills in and submits the login form on the current page. */
export async function logIn(page: Page, accountName: string, secret = password): Promise<void> {
  await page.getByLabel('Account name or email address').fill(accountName);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Returns the path and query of the first link in the newest email to an address. */
export async function mailedLink(request: APIRequestContext, site: Site, to: string): Promise<string> {
  const list = await (await request.get(`${site.url}/dev/mail`)).text();
  const row = list.split('<tr>').find((each) => each.includes(`<td>${to}</td>`));
  const address = /href="(\/dev\/mail\/[\w-]+)"/.exec(row ?? '')?.[1];
  if (!address) throw new Error(`No mail to ${to}`);
  const mail = await (await request.get(site.url + address)).text();
  const link = /https?:\/\/[^\s<]+/.exec(mail)?.[0].replaceAll('&amp;', '&');
  if (!link) throw new Error(`The mail to ${to} holds no link:\n${mail}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** Returns an authenticator app's code for a secret (RFC 6238: SHA-1, 30 s, 6 digits). */
export function totpCode(secret: string, now = Date.now()): string {
  const bits = [...secret.replaceAll(/[\s=]/g, '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const hash = createHmac('sha1', key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Expects that the download is my-account.json, and returns its parsed content. */
export async function readDownload(download: Download): Promise<unknown> {
  expect(download.suggestedFilename()).toBe('my-account.json');
  return JSON.parse(await readFile(await download.path(), 'utf8'));
}
