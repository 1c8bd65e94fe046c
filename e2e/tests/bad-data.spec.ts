import { expect, live, test } from '../support/test.ts';

test('Without browser storage, the pages work and a message is logged', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  for (const path of ['/services', '/compliance-wizard', '/cost-estimator']) {
    messages.length = 0;
    await page.goto(path);
    await live(page);
    expect(messages).toContain('Local storage is not supported');
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
});
