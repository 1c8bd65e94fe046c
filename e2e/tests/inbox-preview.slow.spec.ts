import { picture, planSet } from '../support/drawn-files.ts';
import { detailPath, expectNoFindings, paintedColor, send } from '../support/inbox.ts';
import { expect, openAs, test } from '../support/staff.ts';

test.describe('Inbox: preview', () => {
  test('the preview of a damaged PDF shows a message, and an expired download link is renewed', async ({
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

    // The first download request gets status 404, as if the link had expired.
    let ended = 0;
    await page.route('**/downloads/**', async (route) => {
      if (ended++ === 0) await route.fulfill({ status: 404, body: 'This link has expired.' });
      else await route.continue();
    });
    await page.getByRole('button', { name: 'Preview plan set.pdf' }).click();
    await expect(page.getByText(/^Page 1, at/)).toBeVisible();
    expect(await paintedColor(page)).toEqual([255, 0, 0, 255]);
  });

  test('a picture is scaled to fit, and can be shown at its actual size', async ({ page, staffSite }) => {
    const reference = await send(staffSite, [picture('photo.png', 2_400, 1_200, [0, 128, 0])]);
    await openAs(page, staffSite, 'ada', detailPath(reference));
    await page.getByRole('button', { name: 'Preview photo.png' }).click();
    const shown = page.getByRole('region', { name: 'photo.png', exact: true }).getByRole('img');
    await expect(shown).toBeVisible();
    const natural = () => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.width]);
    await expect.poll(async () => (await natural())[0]).toBe(2_400);
    expect((await natural())[1]).toBeLessThan(1_280);
    const color = await shown.evaluate((image: HTMLImageElement) => {
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      return [...(context?.getImageData(5, 5, 1, 1).data ?? [])];
    });
    expect(color).toEqual([0, 128, 0, 255]);
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Actual size' }).click();
    await expect.poll(async () => (await natural())[1]).toBe(2_400);
  });
});
