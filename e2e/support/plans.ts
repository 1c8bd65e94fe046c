import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Site } from './site.ts';
import { expect } from './test.ts';

/** A plan file with unique content. */
export interface PlanFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export function planFile(name: string, kilobytes: number): PlanFile {
  const buffer = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    randomBytes(kilobytes * 1024),
    Buffer.from('\n%%EOF\n'),
  ]);
  return { name, mimeType: 'application/pdf', buffer };
}

export const sender = {
  projectName: '12 Sample Street',
  from: 'Pat Sample',
  email: 'pat.sample@example.com',
  phone: '(510) 555-0142',
};

/** Fills in the page's Full Service form and sends it. */
export async function sendForm(page: Page, files: readonly PlanFile[]): Promise<void> {
  await page.getByLabel('Files', { exact: true }).setInputFiles([...files]);
  await page.getByRole('textbox', { name: 'Project name' }).fill(sender.projectName);
  await page.getByRole('textbox', { name: 'From' }).fill(sender.from);
  await page.getByRole('textbox', { name: 'Email' }).fill(sender.email);
  await page.getByRole('textbox', { name: 'Phone' }).fill(sender.phone);
  // With JavaScript, the page shows a summary before it sends the form.
  if ((await page.locator('html[data-live]').count()) > 0) {
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await page.getByRole('button', { name: 'Send files' }).click();
}

/** Expects that the submission and its complete files are stored, and that its emails are delivered. */
export async function expectStored(
  site: Site,
  request: APIRequestContext,
  { reference, files, projectType }: { reference: string; files: readonly PlanFile[]; projectType: string },
): Promise<void> {
  const rows = await site.sql('select * from submissions where reference = $1', [reference]);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    project_name: sender.projectName,
    project_type: projectType,
    sender: sender.from,
    email: sender.email,
    phone: sender.phone,
  });
  const storedFiles = await site.sql<{ name: string; stored_name: string; size: string; sha256: string }>(
    'select f.* from submission_files f join submissions s on s.id = f.submission_id where s.reference = $1 order by position',
    [reference],
  );
  expect(storedFiles.map(({ name }) => name)).toEqual(files.map(({ name }) => name));
  const folder = join(site.dataDir, 'uploads', reference);
  expect((await readdir(folder)).sort()).toEqual(storedFiles.map(({ stored_name }) => stored_name).sort());
  for (const [index, { stored_name, size, sha256 }] of storedFiles.entries()) {
    const sent = files[index]?.buffer ?? Buffer.alloc(0);
    expect((await readFile(join(folder, stored_name))).equals(sent)).toBe(true);
    expect(Number(size)).toBe(sent.length);
    expect(sha256).toBe(createHash('sha256').update(sent).digest('hex'));
  }
  await expectMails(site, request, reference);
}

async function expectMails(site: Site, request: APIRequestContext, reference: string): Promise<void> {
  const list = async () => (await request.get(`${site.url}/dev/mail`)).text();
  const row = (subject: string, to: string) =>
    new RegExp(
      `<a href="/dev/mail/([\\da-f-]+)">${subject} \\(${reference}\\)</a></td>\\s*<td>${to}</td>[\\s\\S]*?<td>Delivered</td>`,
    );
  const toAnalysts = row(`Full Service files: ${sender.projectName}`, 'service@example.com');
  const toSender = row('Your files have been sent', sender.email);
  await expect.poll(list).toMatch(toAnalysts);
  await expect.poll(list).toMatch(toSender);
  const [, id] = toAnalysts.exec(await list()) ?? [];
  const mail = await (await request.get(`${site.url}/dev/mail/${id}`)).text();
  for (const words of [reference, sender.from, sender.email, sender.phone, 'SHA-256'])
    expect(mail).toContain(words);
  // Resets the limit on confirmation emails per recipient, because all tests use the same recipient.
  await site.sql('delete from login_failures');
}
