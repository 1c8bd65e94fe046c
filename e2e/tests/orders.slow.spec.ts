import type { Page } from '@playwright/test';
import { stateFaults } from '../support/accessibility.ts';
import { keyboardFaults } from '../support/keyboard.ts';
import { expect, openAsAna, slow, test } from '../support/orders.ts';

test.setTimeout(180_000);
test.use({ actionTimeout: 20_000, navigationTimeout: 30_000 });
test.describe.configure({ mode: 'default' });

const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue' });
const orderButton = (page: Page) => page.getByRole('button', { name: 'Order and pay on delivery' });

const placed = (page: Page) => page.getByRole('heading', { name: 'Your order is placed' });

test('D2a, D4a: the ordering pages and an order’s page fit at 320 px, work by keyboard, and pass axe in light and dark', async ({
  page,
  orderSite,
}) => {
  await orderSite.at('2026-12-08', '09:00');
  const number = await orderSite.project();
  const { number: order } = await orderSite.ordered();
  const path = `/project/${order.replace('-', '/order/')}`;

  async function look(where: string): Promise<void> {
    expect(await stateFaults(page), where).toEqual([]);
    expect(await keyboardFaults(page), where).toEqual([]);
  }
  await openAsAna(page, orderSite, `/project/${number}/order`);
  await page.getByRole('checkbox', { name: /^Additional Report Copies/ }).check();
  await continueButton(page).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible(slow);
  await look('services with a problem');
  await page.getByRole('checkbox', { name: /^Report Copy sent/ }).check();
  await continueButton(page).click();
  await expect(page.getByLabel('ZIP code')).toBeVisible(slow);
  await look('address');
  await continueButton(page).click();
  await expect(orderButton(page)).toBeVisible(slow);
  await orderButton(page).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
  await look('check with a problem');

  await page.goto(path);
  await expect(placed(page)).toBeVisible(slow);
  await look('placed');
  await orderSite.act('ada', 'desk', 'startReview', order);
  await orderSite.act('ada', 'desk', 'requestChanges', order, {
    message: 'The west wall has too much glass.',
    actions: ['less-west-glass'],
  });
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Submit again' })).toBeVisible(slow);
  await look('changes needed');
  await page.goto(`/project/${order.split('-')[0]}`);
  await expect(page.getByRole('link', { name: 'See what’s needed and answer' })).toBeVisible(slow);
  await look('the project of an order');
  await page.goto(`${path}/pay`);
  await expect(page.getByText('There’s no invoice for this order')).toBeVisible(slow);
  await page.goto('/my-account');
  await expect(page.getByRole('table', { name: 'Reports' }).getByRole('link', { name: order })).toBeVisible(
    slow,
  );
});
