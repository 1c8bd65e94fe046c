import { withoutMouse } from '../measure/first-visit.ts';
import { expect, live, test } from '../support/test.ts';

test('F11: a script or stylesheet that was changed in transit is not used', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/./);
  const files = new Set<string>();
  const note = (request: { url(): string }) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.(js|css)$/.test(pathname)) files.add(pathname);
  };
  // Without mouse moves, each load of the page requests the same files.
  await withoutMouse(page);
  page.on('request', note);
  await page.goto('/cost-estimator');
  await live(page);
  page.off('request', note);
  // The page loads files of the shell, of React and of mf-estimator.
  expect(files.size).toBeGreaterThan(5);

  for (const file of files) {
    await test.step(file, async () => {
      await page.route(`**${file}*`, async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        const isScript = file.endsWith('.js');
        const more = isScript ? ';globalThis.changedCodeRan=true;' : 'html{--changed-style:1}';
        await route.fulfill({ response, body: more + text });
      });
      const refused = page.waitForEvent('console', {
        predicate: (message) => message.text().includes('integrity') && message.text().includes(file),
        timeout: 60_000,
      });
      await page.goto('/cost-estimator', { waitUntil: 'commit' });
      await refused;
      await page.waitForLoadState('load');
      const seen = await page.evaluate(() => [
        'changedCodeRan' in globalThis,
        getComputedStyle(document.documentElement).getPropertyValue('--changed-style'),
      ]);
      expect(seen).toEqual([false, '']);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
});
