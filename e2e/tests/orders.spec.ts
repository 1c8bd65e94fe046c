import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { OrderView } from '@title24/shared-domain/orders';
import { axeFindingsInLightAndDark, pageFaults, sidewaysScroll } from '../support/accessibility.ts';
import { logIn } from '../support/accounts.ts';
import { expect, openAsAna, reportPdf, slow, test } from '../support/orders.ts';

test.setTimeout(180_000);
test.use({ actionTimeout: 20_000, navigationTimeout: 30_000 });
// One worker runs all tests of this file, so that they share one site.
test.describe.configure({ mode: 'default' });

const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue' });
const orderButton = (page: Page) => page.getByRole('button', { name: 'Order and pay on delivery' });
const consent = (page: Page) => page.getByRole('checkbox', { name: /^I am 18 or older/ });
const placed = (page: Page) => page.getByRole('heading', { name: 'Your order is placed' });

/** Leaves the site and deletes the login, which would expire when the clock moves forward. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
}

const countOrders = 'select count(*)::int as count from orders where number like $1';

test('D2a, D2c: an order shows its price and promised time, is placed only once by a double-click, and locks the project', async ({
  page,
  orderSite,
}) => {
  const { site } = orderSite;
  await orderSite.at('2026-11-30', '11:59');
  const number = await orderSite.project();
  const orders = () => site.sql<{ count: number }>(countOrders, [`${number}-%`]);
  await openAsAna(page, orderSite, `/project/${number}/order`);
  await expect(page.getByText(/by the end of Thursday, December 3 \(Pacific time\)/)).toBeVisible(slow);
  await page.getByRole('checkbox', { name: /^Rush Service/ }).check();
  await expect(page.getByText('Rush service: by 3:00 pm today if you order before 12:00 pm')).toBeVisible(
    slow,
  );
  await expect(page.getByRole('row', { name: 'Total $234.00' })).toBeVisible();
  await continueButton(page).click();
  await expect(page.getByText('Rush service: by 3:00 pm today if you order before 12:00 pm')).toBeVisible(
    slow,
  );
  await orderButton(page).click();
  await expect(page.getByRole('link', { name: 'Check the box to accept' })).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);

  await test.step('if the cutoff for rush service passes while the page is open, nothing is ordered', async () => {
    await orderSite.at('2026-11-30', '12:00');
    await consent(page).check();
    await orderButton(page).click();
    await expect(
      page.getByText('Something has changed since you looked. Nothing has been ordered yet.'),
    ).toBeVisible(slow);
    await expect(page.getByText('Rush service: by 3:00 pm on Tuesday, December 1').first()).toBeVisible();
    await expect(consent(page)).not.toBeChecked();
    expect((await orders())[0]?.count).toBe(0);
  });

  await consent(page).check();
  await orderButton(page).dblclick();
  await expect(placed(page)).toBeVisible(slow);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(`/project/${number}/order/1`);
  await expect(
    page.getByText('You can cancel free of charge until 2:00 pm on Monday, November 30').first(),
  ).toBeVisible();
  expect((await orders())[0]?.count).toBe(1);
  const [mail] = await orderSite.mails(`${number}-1`);
  expect(mail?.text).toContain('Total: $234.00');

  await test.step('the locked project cannot be changed on the page or by a call', async () => {
    await page.goto(`/project/${number}/walls`);
    await expect(page.getByText(`Project ${number} cannot be changed: it is ordered.`)).toBeVisible(slow);
    await expect(page.locator('main form')).toHaveCount(0);
    const saved = await orderSite.call('ana', 'projects', 'saveStep', {
      number,
      step: 'location',
      data: { location: { city: 'Berkeley' } },
      stamp: 0,
    });
    expect(saved.error?.code).toBe(-32_010);
    expect((await orderSite.call('ben', 'orders', 'load', { order: `${number}-1` })).error?.code).toBe(
      -32_001,
    );
  });
  await test.step('the ordering page and the project lead to the order', async () => {
    await page.goto(`/project/${number}/order/check`);
    await page.getByRole('link', { name: 'Go to the project' }).click();
    await page.getByRole('link', { name: 'See the order' }).click();
    await expect(placed(page)).toBeVisible(slow);
  });
});

test('D2b: products that cannot be ordered together show errors, and the same total appears on the page, in the order and in the email', async ({
  page,
  orderSite,
}) => {
  await orderSite.at('2026-12-01', '09:00');
  const number = await orderSite.project();
  await openAsAna(page, orderSite, `/project/${number}/order`);
  const report = page.getByRole('checkbox', { name: /^Standard Residential Report/ });
  await expect(report).toBeChecked(slow);
  await report.uncheck();
  await page.getByRole('checkbox', { name: /^Certification/ }).check();
  const quantity = page.getByRole('textbox', { name: /^How many of Additional/ });
  await expect(quantity).toBeHidden();
  await page.getByRole('checkbox', { name: /^Additional Report Copies/ }).check();
  await quantity.fill('many');
  await continueButton(page).click();
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary.getByRole('link')).toHaveText([
    'Additional copies come with a first copy (5001).',
    'Certification by Certified Energy Analyst comes with a report only.',
    'Additional Report Copies sent by Priority Mail comes with a report only.',
    'Choose a report, preliminary run results or load calculations.',
    'The quantity of Additional Report Copies sent by Priority Mail must be between 1 and 20.',
  ]);
  await report.check();
  await page.getByRole('checkbox', { name: /^Report Copy sent/ }).check();
  await quantity.fill('3');
  await expect(page.getByRole('row', { name: 'Total $199.00' })).toBeVisible();
  await continueButton(page).click();

  await expect(page.getByLabel('Street address')).toHaveValue('100 Example Street', slow);
  await expect(page.getByRole('heading', { name: 'Where copies are mailed' })).toBeFocused();
  await page.getByLabel('ZIP code').fill('94');
  await continueButton(page).click();
  await expect(page.getByRole('link', { name: 'Enter a ZIP code, like 94110' })).toBeVisible(slow);
  await page.getByLabel('ZIP code').fill('94612');
  await continueButton(page).click();
  await expect(page.getByRole('row', { name: 'Due when copies are mailed $40.00' })).toBeVisible(slow);
  await expect(consent(page)).toHaveAccessibleName(
    /\$159\.00 after the report is delivered, \$40\.00 after copies/,
  );
  await consent(page).check();
  await orderButton(page).click();
  await expect(placed(page)).toBeVisible(slow);
  await expect(page.getByRole('row', { name: 'Total $199.00' })).toBeVisible();
  const [mail] = await orderSite.mails(`${number}-1`);
  expect(mail?.text).toContain('Total: $199.00');
});

test('D3a: a delivered report can be downloaded by its customer but not by another customer, and the order’s invoice becomes a receipt once paid', async ({
  page,
  orderSite,
}) => {
  await orderSite.at('2026-12-10', '09:00');
  const { number: order } = await orderSite.ordered();
  const path = `/project/${order.replace('-', '/order/')}`;
  await orderSite.at('2026-12-10', '12:00');
  await orderSite.readyToDeliver(order);

  await openAsAna(page, orderSite, path);
  await expect(page.getByRole('listitem').filter({ hasText: 'Now: In review' })).toBeVisible(slow);
  await expect(page.getByRole('button', { name: /^Download/ })).toHaveCount(0);
  await orderSite.act('ada', 'desk', 'deliver', order);
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Now: Delivered' })).toBeVisible(slow);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download .*-CF1R\.pdf$/ }).click(),
  ]);
  expect(await readFile(await download.path())).toEqual(reportPdf);
  const { files, charges } = await orderSite.done<OrderView>('ana', 'orders', 'load', { order });
  const refusedFile = await orderSite.call('ben', 'orders', 'openFile', { order, file: files[0]?.id });
  expect(refusedFile.error?.code).toBe(-32_001);

  await expect(page.getByRole('row', { name: /^Services .*-1-S \$149\.00 Due$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Printable invoices and receipts' }).click();
  await expect(page.getByRole('heading', { name: `Invoice ${order}-S` })).toBeVisible(slow);
  await expect(page.getByRole('row', { name: 'Due $149.00' })).toBeVisible();
  expect(await axeFindingsInLightAndDark(page)).toEqual([]);

  await orderSite.act('ada', 'desk', 'recordPayment', order, {
    charge: charges[0]?.id,
    date: '2026-12-10',
    way: 'check',
    reference: '1042',
    cents: 14_900,
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: `Receipt ${order}-S` })).toBeVisible(slow);
  await expect(page.getByText('Paid on December 10, 2026 by check, 1042: $149.00.')).toBeVisible();
  await page.getByRole('link', { name: `Back to order ${order}` }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Now: Completed' })).toBeVisible(slow);
  expect(await axeFindingsInLightAndDark(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await sidewaysScroll(page)).toEqual([]);
});

test('D3b: requested changes are answered on the order’s page, and then the delivery deadline starts over', async ({
  page,
  orderSite,
}) => {
  await orderSite.at('2026-12-02', '09:00');
  const { number: order } = await orderSite.ordered();
  const path = `/project/${order.replace('-', '/order/')}`;
  await orderSite.act('ada', 'desk', 'startReview', order);
  await orderSite.act('ada', 'desk', 'requestChanges', order, {
    message: 'The west wall has too much glass.',
    actions: ['less-west-glass', 'other'],
  });
  await openAsAna(page, orderSite, path);
  await expect(
    page.getByText('Answer by the end of Wednesday, December 16 (Pacific time), or the order ends.'),
  ).toBeVisible(slow);
  await expect(page.getByText('The west wall has too much glass.')).toBeVisible();
  await page.getByRole('link', { name: 'Less west-facing glass' }).click();
  await expect(page).toHaveURL(/\/glazing$/, slow);
  await expect(page.getByRole('button', { name: 'Save and continue' }).first()).toBeVisible(slow);

  await page.goto(path);
  const again = page.getByRole('button', { name: 'Submit again' });
  await again.click();
  await expect(page.getByText(/Nothing has changed since the last submission/)).toBeVisible(slow);
  await leave(page);
  await orderSite.at('2026-12-03', '09:00');
  await openAsAna(page, orderSite, path);
  await page.getByRole('textbox', { name: /^Your answer/ }).fill('The glass is low-e: see the schedule.');
  await again.click();
  await expect(
    page.getByText(
      'We’ll deliver, or tell you what the project needs, by the end of Tuesday, December 8 (Pacific time).',
    ),
  ).toBeVisible(slow);
  await expect(page.getByRole('listitem').filter({ hasText: 'Now: Submitted again' })).toBeVisible();
  await expect(again).toBeHidden();
});

test('D3d: an order can be canceled within two hours, and later its cancellation can be requested', async ({
  page,
  orderSite,
}) => {
  await orderSite.at('2026-12-07', '09:00');
  const { number: first } = await orderSite.ordered();
  const { number: second } = await orderSite.ordered();
  await openAsAna(page, orderSite, `/project/${first.replace('-', '/order/')}`);
  await page.getByText('Cancel the order').click();
  await expect(page.getByText(/^It’s free\./)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel, free of charge' }).click();
  await expect(page.getByText('You canceled this order.')).toBeVisible(slow);
  await expect(page.getByText('Nothing was charged for this order.')).toBeVisible();

  await leave(page);
  await orderSite.at('2026-12-07', '11:01');
  await orderSite.act('ada', 'desk', 'startReview', second);
  await openAsAna(page, orderSite, `/project/${second.replace('-', '/order/')}`);
  await page.getByText('Ask us to cancel').click();
  await expect(page.getByText(/an evaluation fee of \$74\.50 may be due/)).toBeVisible(slow);
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('Tell us why, in at least 10 characters.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Why do you want to cancel?' }).fill('We do not build after all.');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('You’ve asked us to cancel', { exact: true })).toBeVisible(slow);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });

  test('D1i: an order and its invoice can be read, and the report can be downloaded, at 320 px', async ({
    page,
    orderSite,
  }) => {
    await orderSite.at('2026-12-09', '09:00');
    const { number: order } = await orderSite.ordered();
    const path = `/project/${order.replace('-', '/order/')}`;
    await orderSite.readyToDeliver(order);
    await orderSite.at('2026-12-09', '12:00');
    await orderSite.act('ada', 'desk', 'deliver', order);
    await page.goto(`/login?next=${encodeURIComponent(path.split('/order')[0] ?? '')}`);
    await logIn(page, 'ana');
    await page.getByRole('link', { name: 'See the files and the charges' }).click();
    await expect(page.getByText('Editing, the plan takeoff and ordering need JavaScript')).toBeVisible(slow);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /^Download .*-CF1R\.pdf$/ }).click(),
    ]);
    expect(await readFile(await download.path())).toEqual(reportPdf);
    expect(await sidewaysScroll(page)).toEqual([]);
    await page.getByRole('link', { name: 'Printable invoices and receipts' }).click();
    await expect(page.getByRole('heading', { name: `Invoice ${order}-S` })).toBeVisible(slow);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    expect(await sidewaysScroll(page)).toEqual([]);
  });
});
