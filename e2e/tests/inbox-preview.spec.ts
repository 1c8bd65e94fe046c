import { planSet } from '../support/drawn-files.ts';
import { detailPath, expectNoFindings, paintedColor, sandbox, send } from '../support/inbox.ts';
import { expect, openAs, test } from '../support/staff.ts';

test.describe('Inbox: preview', () => {
  test('a PDF is painted in a sandbox, page by page, and less than a quarter of the file is read', async ({
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
    const panel = page.getByRole('region', { name: 'plan set.pdf', exact: true });
    await expect(panel.getByText(/^Page 1, at \d+ % of its actual size$/)).toBeVisible();
    expect(await paintedColor(page)).toEqual([255, 0, 0, 255]);
    await expectNoFindings(page);

    await panel.getByRole('button', { name: 'Next page' }).click();
    await expect(panel.getByText(/^Page 2, at/)).toBeVisible();
    expect(await paintedColor(page)).toEqual([0, 0, 0, 255]);
    const incomplete = panel.getByText('This PDF can’t be shown here.');
    await expect(incomplete).toHaveCount(0);
    await panel.getByRole('button', { name: 'Next page' }).click();
    await expect(panel.getByText(/^Page 3, at/)).toBeVisible();
    await expect(incomplete).toBeVisible();
    await panel.getByRole('textbox', { name: 'Page' }).fill('1');
    await page.keyboard.press('Enter');
    await expect(panel.getByText(/^Page 1, at/)).toBeVisible();
    await panel.getByRole('button', { name: 'Actual size' }).click();
    await expect(panel.getByText('Page 1, at 100 % of its actual size')).toBeVisible();
    await panel.getByRole('button', { name: 'Larger' }).click();
    await expect(panel.getByText('Page 1, at 150 % of its actual size')).toBeVisible();

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
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: 'Preview plan set.pdf' })).toBeFocused();
  });

  test('code in the sandbox cannot access the page, storage, cookies or the network, and cannot use eval', async ({
    page,
    staffSite,
    allowConsole,
  }) => {
    // The test provokes these messages inside the frame.
    allowConsole(/connect-src|Content Security Policy|Refused|Fetch API/);
    const reference = await send(staffSite, [planSet()]);
    await openAs(page, staffSite, 'ada', detailPath(reference));
    await page.getByRole('button', { name: 'Preview plan set.pdf' }).click();
    await expect(page.getByText(/^Page 1, at/)).toBeVisible();
    const reached = await sandbox(page).evaluate(async () => {
      const outcomeOf = async (attempt: () => unknown) => {
        try {
          await attempt();
          return 'reached';
        } catch {
          return 'refused';
        }
      };
      return {
        origin: self.origin,
        storage: await outcomeOf(() => localStorage.length),
        cookie: await outcomeOf(() => document.cookie),
        page: await outcomeOf(() => window.parent.document.title),
        network: await outcomeOf(() => fetch('/rpc/public/config')),
        // In the task that starts the test's code, the browser always allows eval, so eval is tried in a later task.
        eval: await outcomeOf(() =>
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
});
