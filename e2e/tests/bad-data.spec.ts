import { expect, live, test } from '../support/test.ts';

const garbage = ['{"company":', 'null', '[]', '"text"', '{"navLinks": 7}', '\u0000\uffff'];
const usedAddresses = [
  '/services',
  '/compliance-wizard?path=residential/new-building',
  '/cost-estimator?kind=new&area=2500',
  '/full-service/upload',
];

test('A browser storage that holds garbage breaks nothing', async ({ page, allowConsole }) => {
  // The token is garbage too, and is refused.
  allowConsole(/status of 401/);
  for (const path of usedAddresses) {
    await page.goto(path);
    await live(page);
  }
  for (const value of garbage)
    await test.step(value, async () => {
      const keys = await page.evaluate((value) => {
        localStorage.setItem('title24.token', value);
        sessionStorage.setItem('title24.scroll', value);
        const keys = Object.keys(localStorage);
        for (const key of keys) localStorage.setItem(key, value);
        return keys;
      }, value);
      expect(keys.length).toBeGreaterThan(2);
      for (const path of usedAddresses) {
        await page.goto(path.split('?')[0] ?? path);
        await live(page);
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
        await expect(page.getByRole('contentinfo')).toContainText('Energy Compliance Reports');
        await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      }
    });
});

test('A browser that forbids storage breaks nothing, and is told of on the console', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  for (const path of ['/services', '/compliance-wizard', '/cost-estimator']) {
    told.length = 0;
    await page.goto(path);
    await live(page);
    expect(told).toContain('Local storage is not supported');
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
});
