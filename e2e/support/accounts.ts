import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext, Download, Page } from '@playwright/test';
import { type Site, workspace } from './site.ts';
import { expect } from './test.ts';

/** Of the accounts that tests make. */
export const password = 'walls windows and roofs';

let made = 0;

/** An account name that no other test has. */
export const newName = (word: string) => `${word}-${process.pid}-${++made}`;

/** Makes an account as an administrator does, with `npm run account`. @returns its name */
export async function createAccount(site: Site, role: string): Promise<string> {
  const name = newName(role.toLowerCase().replaceAll(' ', '-'));
  const args = ['create', '--name', name, '--email', `${name}@example.org`, '--role', role];
  const env = { ...process.env, DATA_DIR: site.dataDir, ACCOUNT_PASSWORD: password };
  const child = spawn(
    join(workspace, 'node_modules/.bin/node'),
    [join(workspace, 'server/src/cli/account.ts'), ...args],
    { cwd: workspace, env, stdio: 'pipe' },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  await new Promise<void>((resolve, reject) => {
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(output))));
  });
  return name;
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

/** Logs in by the login page, and waits until the page behind it shows. */
export async function logIn(page: Page, accountName: string, secret = password): Promise<void> {
  await page.getByLabel('Account name or e-mail address').fill(accountName);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** The link in the newest mail to this address, as path and query, read in the site's own mailbox. */
export async function mailedLink(request: APIRequestContext, site: Site, to: string): Promise<string> {
  const list = await (await request.get(`${site.url}/dev/mail`)).text();
  const row = list.split('<tr>').find((each) => each.includes(`<td>${to}</td>`));
  const address = /href="(\/dev\/mail\/[\w-]+)"/.exec(row ?? '')?.[1];
  if (!address) throw new Error(`No mail to ${to}`);
  const mail = await (await request.get(site.url + address)).text();
  const link = /https?:\/\/[^\s<]+/.exec(mail)?.[0];
  if (!link) throw new Error(`The mail to ${to} holds no link:\n${mail}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** The code that an authenticator app shows for this secret (RFC 6238: SHA-1, 30 s, 6 digits). */
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

/** What a downloaded JSON file holds. */
export async function readDownload(download: Download): Promise<unknown> {
  expect(download.suggestedFilename()).toBe('my-account.json');
  return JSON.parse(await readFile(await download.path(), 'utf8'));
}
