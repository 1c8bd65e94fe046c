import { createHash } from 'node:crypto';
import { picture, planSet, text } from '../support/drawn-files.ts';
import { bytesOf, detailPath, downloaded, markup, send, setScanState, turned } from '../support/inbox.ts';
import { startSession } from '../support/session.ts';
import { expect, live, openAs, resultOf, test } from '../support/staff.ts';

test.describe('Inbox: one submission', () => {
  test('the sender’s phone number and email address are links, and each opening of the submission is logged', async ({
    page,
    staffSite,
  }) => {
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

  test('Q4 an analyst takes plans, and a second analyst sees the conflict and reloads', async ({
    page,
    staffSite,
  }) => {
    const reference = await send(staffSite, [text('plans.txt', 'plans')]);
    await openAs(page, staffSite, 'ada', detailPath(reference));
    await expect(page.getByRole('button', { name: 'Take', exact: true })).toBeVisible();
    const ana = await startSession(staffSite, 'ana');
    const { lastUpdate } = await resultOf<{ lastUpdate: string }>(
      staffSite,
      '2.0/submissions',
      'load',
      { reference },
      ana,
    );
    await resultOf(staffSite, '2.0/cases', 'act', { reference, lastUpdate, act: { event: 'take' } }, ana);
    await page.getByRole('button', { name: 'Take', exact: true }).click();
    await expect(page.getByText('Someone else has changed this since you opened it.')).toBeVisible();
    await page.getByRole('button', { name: 'Look at it again' }).click();
    await expect(page.getByText('Analyst: ana')).toBeVisible();
    const [row] = await staffSite.sql('select state from submissions where reference = $1', [reference]);
    expect(row).toEqual({ state: 'in-review' });
  });

  test('an unsaved note asks for confirmation before leaving, and a note that is too long shows an error', async ({
    page,
    staffSite,
  }) => {
    const reference = await send(staffSite, [text('plans.txt', 'plans')]);
    await openAs(page, staffSite, 'ada', detailPath(reference));
    const note = page.getByRole('textbox', { name: 'New note' });
    await note.fill('x'.repeat(4_001));
    await expect(page.getByText('4,001 of 4,000 characters')).toBeVisible();
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(note).toHaveAccessibleDescription(/Shorten the note by 1 /);
    await expect(note).toBeFocused();

    await note.fill('Called back.\nNo answer.');
    await page.getByRole('link', { name: 'All work' }).click();
    await expect(page.getByRole('dialog', { name: 'You have unsaved changes' })).toBeVisible();
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText('The note was added.')).toBeVisible();
    await expect(note).toHaveValue('');
    expect(await page.getByText('Called back.').textContent()).toBe('Called back.\nNo answer.');
    await page.getByRole('link', { name: 'All work' }).click();
    await expect(page).toHaveURL(/\/admin\/work$/);
  });

  test('files are downloaded exactly as they were sent, alone and as a ZIP', async ({ page, staffSite }) => {
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

  test('a file withheld while the page is open shows a message, and is no longer offered after a reload', async ({
    page,
    staffSite,
    allowConsole,
  }) => {
    allowConsole(/403/);
    const reference = await send(staffSite, [text('plans.txt', 'plans')]);
    await openAs(page, staffSite, 'ada', detailPath(reference));
    const button = page.getByRole('button', { name: 'Download plans.txt' });
    await expect(button).toBeVisible();
    await setScanState(staffSite, reference, 'infected', 'Eicar-Test-Signature');
    await button.click();
    const failure = page.getByRole('alert').filter({ hasText: 'The file was not downloaded' });
    await expect(failure.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.reload();
    await live(page);
    await expect(page.getByText(/scanner found something \(Eicar-Test-Signature\)/)).toBeVisible();
    await expect(button).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Download all (ZIP)' })).toHaveCount(0);
  });

  test('XSS: markup from customers is shown as text', async ({ page, staffSite }) => {
    const name = `plans ${markup} ${turned}`.replaceAll('"', "'");
    const reference = await send(staffSite, [text(`${name}.txt`, 'plans')], {
      projectName: `Lane ${markup} ${turned}`,
      from: `Pat ${markup}`,
      comment: `${markup}\n${turned}\n<script>window.attacked=1</script>`,
    });
    await openAs(page, staffSite, 'ada', `/admin/work?search=${reference}`);
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
