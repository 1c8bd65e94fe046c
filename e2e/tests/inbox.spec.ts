import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import type { Download, Frame, Page } from '@playwright/test';
import { axeFindings, headingFaults, sidewaysScroll } from '../support/accessibility.ts';
import type { Site } from '../support/site.ts';
import { call, expect, live, openAs, resultOf, test, tokenOf } from '../support/staff.ts';

interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Text of a stranger that would do harm where it is taken for markup, or turn what stands after it round. */
const markup = '<img src=x onerror="window.attacked=1">';
const turned = '\u202egnp.exe';

const fields = {
  projectName: '12 Sample Street',
  projectType: 'A Residential Addition',
  from: 'Pat Sample',
  email: 'pat@example.com',
  phone: '(510) 555-0142',
  comment: '',
};

let sent = 0;

/** Sends plans as the form without script does. @returns the reference */
async function send(
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

const detailPath = (reference: string) => `/admin/submissions?reference=${reference}`;
const text = (name: string, words: string): SentFile => ({
  name,
  type: 'text/plain',
  bytes: Buffer.from(words),
});

/** A PDF of these objects, each a dictionary with or without a stream. The first is the catalog. */
function pdf(objects: readonly (string | readonly [dictionary: string, stream: Buffer])[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const push = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    const [dictionary, stream] = typeof object === 'string' ? [object, null] : object;
    push(Buffer.from(`${index + 1} 0 obj\n`));
    if (stream === null) push(Buffer.from(`<< ${dictionary} >>\n`));
    else {
      push(Buffer.from(`<< ${dictionary} /Length ${stream.length} >>\nstream\n`));
      push(stream);
      push(Buffer.from('\nendstream\n'));
    }
    push(Buffer.from('endobj\n'));
  }
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`));
  push(Buffer.from(`trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/**
 * Three pages of 200 × 100 points: one all red, one a scan (CCITT) that is all black, one with a picture that is none;
 * many bytes between that no page needs.
 */
function planSet(): SentFile {
  const page = (content: number, resources = '') =>
    `/Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents ${content} 0 R /Resources << ${resources} >>`;
  const scan =
    '/Type /XObject /Subtype /Image /Width 100 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 100 /Rows 8 /BlackIs1 true >>';
  const bytes = pdf([
    '/Type /Catalog /Pages 2 0 R',
    '/Type /Pages /Kids [3 0 R 4 0 R 8 0 R] /Count 3',
    page(5),
    page(6, '/XObject << /Scan 7 0 R >>'),
    ['', Buffer.from('1 0 0 rg 0 0 200 100 re f')],
    ['', Buffer.from('200 0 0 100 0 0 cm /Scan Do')],
    // Eight rows like the white one before the first, then the end of the block.
    [scan, Buffer.from([0xff, 0x00, 0x10, 0x01])],
    page(6, '/XObject << /Scan 9 0 R >>'),
    ['/Type /XObject /Subtype /Image /Width 9 /Height 9 /Filter /JPXDecode', Buffer.from('none')],
    ['', randomBytes(8 * 1024 * 1024)],
  ]);
  return { name: 'plan set.pdf', type: 'application/pdf', bytes };
}

/** A PNG of one colour. */
function picture(name: string, width: number, height: number, colour: readonly number[]): SentFile {
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.from([0, ...Array.from({ length: width }, () => colour).flat()]);
  const rows = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const bytes = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, type: 'image/png', bytes };
}

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

/** What the button has the browser store. */
async function downloaded(page: Page, button: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return download;
}

const sandbox = (page: Page) => page.frames().find((frame) => frame.url() === 'about:srcdoc') as Frame;

/** The colour in the middle of the page that the sandboxed frame has painted. */
async function paintedColour(page: Page): Promise<number[]> {
  return sandbox(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      const pixel = canvas.getContext('2d')?.getImageData(width / 2, height / 2, 1, 1).data ?? [];
      return [...pixel];
    });
}

async function nothingWrong(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toEqual([]);
}

test.describe('Inbox: who may see it', () => {
  test('a visitor and a member get nothing, neither pages nor calls nor files', async ({
    page,
    staffSite,
  }) => {
    const reference = await send(staffSite, [text('plans.txt', 'secret plans')]);
    await page.goto(detailPath(reference));
    await live(page);
    await expect(page.getByRole('heading', { name: 'Please log in' })).toBeVisible();

    const member = `member-${process.pid}`;
    await staffSite.command(
      'account',
      'create',
      '--name',
      member,
      '--email',
      `${member}@example.com`,
      '--role',
      'Member',
    );
    await openAs(page, staffSite, member, detailPath(reference));
    await expect(page.getByText('Your role does not include this page')).toBeVisible();
    await expect(page.getByText('plans.txt')).toHaveCount(0);

    const token = await tokenOf(staffSite, member);
    const calls = [
      ['find', { search: '', status: null, projectType: null, since: null, page: 1 }],
      ['load', { reference }],
      ['openAll', { reference }],
      ['setStatus', { reference, status: 'closed', lastUpdate: new Date().toISOString() }],
      ['addNote', { reference, text: 'mine' }],
    ] as const;
    for (const [method, params] of calls) {
      const asMember = await call(staffSite, '2.0/submissions', method, params, token);
      expect(asMember.error?.code, method).toBe(-32003);
      const asVisitor = await fetch(`${staffSite.url}/rpc/2.0/submissions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', method, params, id: 1 }),
      });
      expect(asVisitor.status, method).toBe(401);
    }
  });

  test('a role taken away meanwhile: nothing more opens, and what was typed stays', async ({
    page,
    staffSite,
    allowConsole,
  }) => {
    allowConsole(/403/);
    const reference = await send(staffSite, [text('plans.txt', 'plans')]);
    const analyst = `analyst-${process.pid}`;
    await staffSite.command(
      'account',
      'create',
      '--name',
      analyst,
      '--email',
      `${analyst}@example.com`,
      '--role',
      'Analyst',
    );
    await openAs(page, staffSite, analyst, detailPath(reference));
    await page.getByRole('textbox', { name: 'New note' }).fill('Needs a second look');
    const ana = await tokenOf(staffSite, 'ana');
    const { items } = await resultOf<{ items: { id: string }[] }>(
      staffSite,
      '2.0/accounts',
      'find',
      { search: `${analyst}@` },
      ana,
    );
    await resultOf(staffSite, '2.0/accounts', 'revokeRole', { id: items[0]?.id, role: 'Analyst' }, ana);
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('alert')).toContainText('Your role does not allow this');
    await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('Needs a second look');
    await page.getByRole('button', { name: 'Download plans.txt' }).click();
    await expect(page.getByText('The file was not downloaded')).toBeVisible();
  });
});

test.describe('Inbox: list', () => {
  test('search, status, type and day narrow it down; the address keeps them over Back and reload', async ({
    page,
    staffSite,
  }) => {
    const mark = `Lane ${process.pid}`;
    const files = [text('plans.txt', 'plans')];
    const first = await send(staffSite, files, { projectName: `${mark} one`, email: 'one@example.net' });
    const second = await send(staffSite, files, {
      projectName: `${mark} two`,
      projectType: 'Commercial or Non-Residential',
    });
    await openAs(page, staffSite, 'ada', '/admin/submissions');
    const main = page.getByRole('main');
    const search = main.getByRole('searchbox');
    await search.fill(mark);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(main.getByText('2 submissions', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\?search=Lane/);
    await expect(main.getByRole('rowheader')).toHaveText([new RegExp(second), new RegExp(first)]);

    await page.getByRole('combobox', { name: 'Project type' }).selectOption('Commercial or Non-Residential');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(main.getByText('1 submission', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(main.getByText('2 submissions', { exact: true })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Project type' })).toHaveValue('');
    await page.reload();
    await live(page);
    await expect(main.getByText('2 submissions', { exact: true })).toBeVisible();
    await expect(search).toHaveValue(mark);

    await main.getByRole('link', { name: 'Closed (0)' }).click();
    await expect(main.getByText('No submission has this status.')).toBeVisible();
    await main.getByRole('link', { name: 'Show those of every status' }).click();
    await expect(main.getByRole('rowheader')).toHaveCount(2);
    for (const words of [first, 'one@example.net']) {
      await search.fill(words);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(main.getByRole('rowheader')).toHaveText([new RegExp(first)]);
    }
    await search.fill('');
    await page.getByLabel('Received since').fill('2099-01-01');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(main.getByText('Nothing fits this search.')).toBeVisible();
  });

  test('what arrives meanwhile shows when the tab is seen again, and by Refresh; held-back files are marked', async ({
    page,
    staffSite,
  }) => {
    const mark = `Court ${process.pid}`;
    await openAs(page, staffSite, 'ada', `/admin/submissions?search=${encodeURIComponent(mark)}`);
    const main = page.getByRole('main');
    await expect(main.getByText('Nothing fits this search.')).toBeVisible();
    const reference = await send(staffSite, [text('plans.txt', 'plans')], { projectName: mark });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(main.getByRole('rowheader')).toHaveText([new RegExp(reference)]);
    await expect(main.getByText('1 held back')).toHaveCount(0);
    await holdBack(staffSite, reference, 'waiting', null);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(main.getByText('1 held back')).toBeVisible();
  });

  test('pages of fifty', async ({ page, staffSite }) => {
    const mark = `Boulevard ${process.pid}`;
    const reference = await send(staffSite, [text('plans.txt', 'plans')], { projectName: mark });
    await staffSite.sql(
      `insert into submissions (select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(),
        'reference', 'FS-20200101-' || lpad(number::text, 8, '0'), 'idempotency_key', gen_random_uuid()::text))).*
        from submissions s, generate_series(1, 50) number where s.reference = $1)`,
      [reference],
    );
    try {
      await openAs(page, staffSite, 'ada', `/admin/submissions?search=${encodeURIComponent(mark)}`);
      const main = page.getByRole('main');
      await expect(main.getByText('51 submissions')).toBeVisible();
      await expect(main.getByRole('rowheader')).toHaveCount(50);
      await main.getByRole('link', { name: 'Page after' }).click();
      await expect(main.getByText('Page 2 of 2')).toBeVisible();
      await expect(main.getByRole('rowheader')).toHaveCount(1);
      await expect(page).toHaveURL(/search=Boulevard.*page=2/);
    } finally {
      await staffSite.sql("delete from submissions where reference like 'FS-20200101-%'");
    }
  });

  test('the overview of an analyst leads to the new ones', async ({ page, staffSite }) => {
    await send(staffSite, [text('plans.txt', 'plans')]);
    await openAs(page, staffSite, 'ada', '/admin');
    await page.getByRole('link', { name: /new submissions? (is|are) waiting/ }).click();
    await expect(page).toHaveURL(/\/admin\/submissions\?status=new$/);
    await expect(page.getByRole('link', { name: /^New \(\d+\)$/ })).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('Inbox: one submission', () => {
  test('who sent what, by links that call and write; each opening is noted', async ({ page, staffSite }) => {
    const comment = 'Two floors.\nPlease hurry.';
    const reference = await send(staffSite, [text('plans.txt', 'plans')], { comment, hasDropbox: 'on' });
    await openAs(page, staffSite, 'ada', detailPath(reference));
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'pat@example.com' })).toHaveAttribute(
      'href',
      'mailto:pat@example.com',
    );
    await expect(main.getByRole('link', { name: '(510) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+15105550142',
    );
    await expect(main.getByText('registered in Dropbox')).toBeVisible();
    await expect(main.getByText('Two floors.')).toHaveCSS('white-space-collapse', 'preserve-breaks');
    expect(await main.getByText('Two floors.').textContent()).toBe(comment);
    await main.getByText('Checksum').click();
    await expect(main.getByText(createHash('sha256').update('plans').digest('hex'))).toBeVisible();
    await main.getByText('Who opened it').click();
    await expect(main.getByText(/ada looked at it/)).toBeVisible();
  });

  test('the status is saved; two people at once are told, and choose', async ({ page, staffSite }) => {
    const reference = await send(staffSite, [text('plans.txt', 'plans')]);
    await openAs(page, staffSite, 'ada', detailPath(reference));
    const status = page.getByRole('combobox', { name: 'Status' });
    await status.selectOption('In review');
    await page.getByRole('button', { name: 'Save status' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();

    const ana = await tokenOf(staffSite, 'ana');
    const { lastUpdate } = await resultOf<{ lastUpdate: string }>(
      staffSite,
      '2.0/submissions',
      'load',
      { reference },
      ana,
    );
    const other = { reference, status: 'closed', lastUpdate };
    await resultOf(staffSite, '2.0/submissions', 'setStatus', other, ana);
    await status.selectOption('Quoted');
    await page.getByRole('button', { name: 'Save status' }).click();
    const conflict = page.getByRole('region', { name: 'Somebody else has saved this meanwhile' });
    await expect(conflict).toContainText('Quoted');
    await expect(conflict).toContainText('Closed');
    await conflict.getByRole('radio', { name: 'My version' }).check();
    await conflict.getByRole('button', { name: 'Go on with this choice' }).click();
    await page.getByRole('button', { name: 'Save status' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    const [row] = await staffSite.sql('select status from submissions where reference = $1', [reference]);
    expect(row).toEqual({ status: 'quoted' });
  });

  test('a note is added; unsaved, it is asked for; too long, it is said', async ({ page, staffSite }) => {
    const reference = await send(staffSite, [text('plans.txt', 'plans')]);
    await openAs(page, staffSite, 'ada', detailPath(reference));
    const note = page.getByRole('textbox', { name: 'New note' });
    await note.fill('x'.repeat(4_001));
    await expect(page.getByText('4,001 of 4,000 characters')).toBeVisible();
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(note).toHaveAccessibleDescription(/Shorten the note by 1 /);
    await expect(note).toBeFocused();

    await note.fill('Called back.\nNo answer.');
    await page.getByRole('link', { name: 'All plans received' }).click();
    await expect(page.getByRole('dialog', { name: 'You have unsaved changes' })).toBeVisible();
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText('The note is added.')).toBeVisible();
    await expect(note).toHaveValue('');
    expect(await page.getByText('Called back.').textContent()).toBe('Called back.\nNo answer.');
    await page.getByRole('link', { name: 'All plans received' }).click();
    await expect(page).toHaveURL(/\/admin\/submissions$/);
  });

  test('files come down byte by byte as they were sent, alone and as a ZIP', async ({ page, staffSite }) => {
    const files = [planSet(), picture('site photo.png', 30, 20, [0, 128, 0])] as const;
    const reference = await send(staffSite, files);
    await openAs(page, staffSite, 'ada', detailPath(reference));
    for (const { name, bytes } of files) {
      const download = await downloaded(page, `Download ${name}`);
      expect(download.suggestedFilename()).toBe(name);
      expect((await bytesOf(download)).equals(bytes)).toBe(true);
    }
    const zip = await downloaded(page, 'Download all (ZIP)');
    expect(zip.suggestedFilename()).toBe(`${reference}.zip`);
    const packed = await bytesOf(zip);
    expect(packed.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    for (const { name } of files) expect(packed.includes(Buffer.from(name))).toBe(true);
    expect(packed.includes(files[0].bytes.subarray(1_000_000, 1_000_500))).toBe(true);
    await page.reload();
    await live(page);
    await page.getByText('Who opened it').click();
    await expect(page.getByText(/ada opened a file: plan set\.pdf/)).toBeVisible();
    await expect(page.getByText(/ada opened all files/)).toBeVisible();
  });

  test('a file that is held back is not offered, and a release that ends meanwhile is said', async ({
    page,
    staffSite,
    allowConsole,
  }) => {
    allowConsole(/403/);
    const reference = await send(staffSite, [text('plans.txt', 'plans')]);
    await openAs(page, staffSite, 'ada', detailPath(reference));
    const button = page.getByRole('button', { name: 'Download plans.txt' });
    await expect(button).toBeVisible();
    await holdBack(staffSite, reference, 'infected', 'Eicar-Test-Signature');
    await button.click();
    const failure = page.getByRole('alert').filter({ hasText: 'The file was not downloaded' });
    await expect(failure.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.reload();
    await live(page);
    await expect(page.getByText(/scanner found something \(Eicar-Test-Signature\)/)).toBeVisible();
    await expect(button).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Download all (ZIP)' })).toHaveCount(0);
  });

  test('XSS: what strangers wrote is shown as text', async ({ page, staffSite }) => {
    const name = `plans ${markup} ${turned}`.replaceAll('"', "'");
    const reference = await send(staffSite, [text(`${name}.txt`, 'plans')], {
      projectName: `Lane ${markup} ${turned}`,
      from: `Pat ${markup}`,
      comment: `${markup}\n${turned}\n<script>window.attacked=1</script>`,
    });
    await openAs(page, staffSite, 'ada', `/admin/submissions?search=${reference}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('rowheader')).toContainText(markup);
    await main.getByRole('link', { name: new RegExp(reference) }).click();
    await expect(main.getByText(`Pat ${markup}`)).toBeVisible();
    await expect(main.getByText(markup.replaceAll('"', "'")).first()).toBeVisible();
    expect(await main.locator('img[src=x], script').count()).toBe(0);
    expect(await page.evaluate(() => (window as { attacked?: number }).attacked)).toBeUndefined();
    const names = await main.getByRole('heading', { level: 3 }).allInnerTexts();
    expect(names.join()).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });
});

test.describe('Inbox: preview', () => {
  test('a PDF is painted in a sandbox, page by page, and only what it needs is read', async ({
    page,
    staffSite,
  }) => {
    const plans = planSet();
    const reference = await send(staffSite, [plans]);
    const read: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/downloads/')) read.push(request.headers().range ?? 'whole');
    });
    await openAs(page, staffSite, 'ada', detailPath(reference));
    const scripts = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').filter(({ name }) => /pdf-frame/.test(name)),
      );
    expect(await scripts()).toEqual([]);
    await page.getByRole('button', { name: 'Preview plan set.pdf' }).click();
    const dialog = page.getByRole('dialog', { name: 'plan set.pdf' });
    await expect(dialog.getByText(/^Page 1, at \d+ % of its real size$/)).toBeVisible();
    expect(await paintedColour(page)).toEqual([255, 0, 0, 255]);
    await nothingWrong(page);

    await dialog.getByRole('button', { name: 'Next page' }).click();
    await expect(dialog.getByText(/^Page 2, at/)).toBeVisible();
    expect(await paintedColour(page)).toEqual([0, 0, 0, 255]);
    const incomplete = dialog.getByText('A picture of this PDF cannot be shown here.');
    await expect(incomplete).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Next page' }).click();
    await expect(dialog.getByText(/^Page 3, at/)).toBeVisible();
    await expect(incomplete).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Page' }).fill('1');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/^Page 1, at/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Real size' }).click();
    await expect(dialog.getByText('Page 1, at 100 % of its real size')).toBeVisible();
    await dialog.getByRole('button', { name: 'Larger' }).click();
    await expect(dialog.getByText('Page 1, at 150 % of its real size')).toBeVisible();

    expect(read.length).toBeGreaterThan(0);
    const bytes = read.reduce((sum, range) => {
      const [, from = 0, to = 0] = /^bytes=(\d+)-(\d+)$/.exec(range)?.map(Number) ?? [
        0,
        0,
        plans.bytes.length,
      ];
      return sum + to - from + 1;
    }, 0);
    expect(bytes).toBeLessThan(plans.bytes.length / 4);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Preview plan set.pdf' })).toBeFocused();
  });

  test('the sandbox reaches neither the page, nor its storage, nor the network', async ({
    page,
    staffSite,
    allowConsole,
  }) => {
    // What the test itself tries from within.
    allowConsole(/connect-src|Content Security Policy|Refused|Fetch API/);
    const reference = await send(staffSite, [planSet()]);
    await openAs(page, staffSite, 'ada', detailPath(reference));
    await page.getByRole('button', { name: 'Preview plan set.pdf' }).click();
    await expect(page.getByText(/^Page 1, at/)).toBeVisible();
    const reached = await sandbox(page).evaluate(async () => {
      const tried = async (attempt: () => unknown) => {
        try {
          await attempt();
          return 'reached';
        } catch {
          return 'refused';
        }
      };
      return {
        origin: self.origin,
        storage: await tried(() => localStorage.length),
        cookie: await tried(() => document.cookie),
        page: await tried(() => window.parent.document.title),
        network: await tried(() => fetch('/rpc/public/config')),
        // Later, as what a test evaluates itself is let through.
        eval: await tried(() =>
          new Promise((resolve) => setTimeout(resolve)).then(() => new Function('return 1')()),
        ),
      };
    });
    expect(reached).toEqual({
      origin: 'null',
      storage: 'refused',
      cookie: 'refused',
      page: 'refused',
      network: 'refused',
      eval: 'refused',
    });
  });

  test('a PDF that is none is said, and a preview whose link has ended gets another', async ({
    page,
    staffSite,
    allowConsole,
  }) => {
    allowConsole(/404/);
    const broken = {
      name: 'broken.pdf',
      type: 'application/pdf',
      bytes: Buffer.from('%PDF-1.7\nnothing\n%%EOF\n'),
    };
    const reference = await send(staffSite, [broken, planSet()]);
    await openAs(page, staffSite, 'ada', detailPath(reference));
    await page.getByRole('button', { name: 'Preview broken.pdf' }).click();
    await expect(page.getByText('This PDF cannot be read here.')).toBeVisible();
    await page.keyboard.press('Escape');

    // Ends each link as soon as it is made, once.
    let ended = 0;
    await page.route('**/downloads/**', async (route) => {
      if (ended++ === 0) await route.fulfill({ status: 404, body: 'This link has ended.' });
      else await route.continue();
    });
    await page.getByRole('button', { name: 'Preview plan set.pdf' }).click();
    await expect(page.getByText(/^Page 1, at/)).toBeVisible();
    expect(await paintedColour(page)).toEqual([255, 0, 0, 255]);
  });

  test('a picture is painted, fitted and at its real size', async ({ page, staffSite }) => {
    const reference = await send(staffSite, [picture('photo.png', 2_400, 1_200, [0, 128, 0])]);
    await openAs(page, staffSite, 'ada', detailPath(reference));
    await page.getByRole('button', { name: 'Preview photo.png' }).click();
    const shown = page.getByRole('dialog', { name: 'photo.png' }).getByRole('img');
    await expect(shown).toBeVisible();
    const natural = () => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.width]);
    await expect.poll(async () => (await natural())[0]).toBe(2_400);
    expect((await natural())[1]).toBeLessThan(1_280);
    const colour = await shown.evaluate((image: HTMLImageElement) => {
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      return [...(context?.getImageData(5, 5, 1, 1).data ?? [])];
    });
    expect(colour).toEqual([0, 128, 0, 255]);
    await nothingWrong(page);
    await page.getByRole('button', { name: 'Real size' }).click();
    await expect.poll(async () => (await natural())[1]).toBe(2_400);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`Inbox: axe, headings and 320 px, ${colorScheme}`, async ({ page, staffSite }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme });
    const reference = await send(staffSite, [planSet(), text('calc.txt', 'plans')], {
      projectName: 'An-address-without-any-space-'.repeat(6),
      comment: 'Two floors.\nPlease hurry.',
    });
    await openAs(page, staffSite, 'ada', '/admin/submissions');
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/admin/submissions');
      await expect(page.getByRole('link', { name: new RegExp(reference) })).toBeVisible();
      await nothingWrong(page);
      expect(await headingFaults(page)).toEqual([]);
      await page.goto(detailPath(reference));
      await expect(page.getByRole('button', { name: 'Preview plan set.pdf' })).toBeVisible();
      await nothingWrong(page);
      expect(await headingFaults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Preview plan set.pdf' }).click();
      await expect(page.getByText(/^Page 1, at/)).toBeVisible();
      await nothingWrong(page);
    }
  });
}

async function holdBack(site: Site, reference: string, state: string, finding: string | null): Promise<void> {
  await site.sql(
    `update submission_files set scan_state = $2, scan_finding = $3
     where submission_id = (select id from submissions where reference = $1)`,
    [reference, state, finding],
  );
}
