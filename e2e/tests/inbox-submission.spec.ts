import { picture, planSet, text } from '../support/drawn-files.ts';
import { bytesOf, detailPath, downloaded, markup, send, turned } from '../support/inbox.ts';
import { expect, live, openAs, test } from '../support/staff.ts';

test.describe('Inbox: one submission', () => {
  test('each file is downloaded unchanged, and the ZIP has all files', async ({ page, staffSite }) => {
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
    await page.getByText('Who opened or changed it').click();
    await expect(page.getByText(/ada opened the file plan set\.pdf of the submission/)).toBeVisible();
    await expect(page.getByText(/ada opened all files/)).toBeVisible();
  });

  test('XSS: markup from customers is shown as text, with its line breaks', async ({ page, staffSite }) => {
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
    await expect(main.getByText('<script>')).toHaveCSS('white-space-collapse', 'preserve-breaks');
    expect(await main.locator('img[src=x], script').count()).toBe(0);
    expect(await page.evaluate(() => (window as { attacked?: number }).attacked)).toBeUndefined();
    const names = await main.getByRole('heading', { level: 3 }).allInnerTexts();
    expect(names.join()).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });
});
