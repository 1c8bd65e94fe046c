import { readFile } from 'node:fs/promises';
import type { Download, Frame, Page } from '@playwright/test';
import { axeFindingsInLightAndDark, sidewaysScroll } from './accessibility.ts';
import type { SentFile } from './drawn-files.ts';
import type { Site } from './site.ts';
import { expect } from './staff.ts';

/** Customer text that would be harmful as markup. */
export const markup = '<img src=x onerror="window.attacked=1">';
/** Customer text that is displayed in reverse, as 'exe.png'. */
export const turned = '\u202egnp.exe';

const fields = {
  projectName: '12 Sample Street',
  projectType: 'A Residential Addition',
  from: 'Pat Sample',
  email: 'pat@example.com',
  phone: '(510) 555-0142',
  comment: '',
};

let sent = 0;

/**
 * Submits plans in a single request.
 * @returns the submission's reference number
 */
export async function send(
  site: Site,
  files: readonly SentFile[],
  given: Partial<typeof fields> & { hasDropbox?: 'on' } = {},
): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...given })) form.append(name, value);
  for (const { name, type, bytes } of files)
    form.append('projectFiles', new Blob([new Uint8Array(bytes)], { type }), name);
  const response = await fetch(`${site.url}/project-upload`, {
    method: 'POST',
    headers: { accept: 'application/json', 'idempotency-key': `inbox-test-${process.pid}-${++sent}` },
    body: form,
  });
  const answer = (await response.json()) as { reference: string };
  expect(response.status, JSON.stringify(answer)).toBe(201);
  return answer.reference;
}

export const detailPath = (reference: string) => `/admin/submissions?reference=${reference}`;
export async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

/**
 * Presses a download button.
 * @returns the download
 */
export async function downloaded(page: Page, button: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return download;
}

export const sandbox = (page: Page) => page.frames().find((frame) => frame.url() === 'about:srcdoc') as Frame;

/** Returns the RGBA color in the middle of the sandboxed frame's canvas. */
export async function paintedColor(page: Page): Promise<number[]> {
  return sandbox(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      const pixel = canvas.getContext('2d')?.getImageData(width / 2, height / 2, 1, 1).data ?? [];
      return [...pixel];
    });
}

export async function expectNoFindings(page: Page): Promise<void> {
  expect(await axeFindingsInLightAndDark(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toEqual([]);
}
