import type { Page } from '@playwright/test';
import type { OrderView, PaymentStep } from '@title24/shared-domain/orders';
import { StripePeer } from '../../server/src/features/payments/testing/stripe-peer.ts';
import { axeFindingsInLightAndDark, sidewaysScroll } from '../support/accessibility.ts';
import type { DeskSite } from '../support/desk.ts';
import { test as base, expect, openAsAna, openOrderSite, slow } from '../support/orders.ts';

interface CardFixtures {
  readonly peer: StripePeer;
}

/** Adds a payment provider and a site that accepts cards to Playwright's `test`. Both use a clock that tests set. */
const test = base.extend<object, CardFixtures>({
  peer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
    async ({}, use) => {
      const peer = await StripePeer.open();
      await use(peer);
      await peer.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  orderSite: [
    async ({ peer }, use) => {
      const orderSite = await openOrderSite(peer);
      await use(orderSite);
      peer.webhookUrl = null;
      await orderSite.site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.setTimeout(180_000);
test.use({ actionTimeout: 20_000, navigationTimeout: 30_000 });
// The tests run one at a time, because each sets the clock of the shared site.
test.describe.configure({ mode: 'default' });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const saveCard = (page: Page) => page.getByRole('button', { name: 'Save a card' });
const placed = (page: Page) => heading(page, 'Your order is placed');
const consent = (page: Page) =>
  page.getByRole('checkbox', {
    name: /agree that Visa ending in 4242 is charged \$149\.00 when the report is delivered/,
  });
const orderButton = (page: Page) => page.getByRole('button', { name: 'Order and pay on delivery' });
const sessionOf = (page: Page) => page.url().split('/').at(-1) ?? '';

async function enterCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByRole('button').click();
}

test('D2d: a saved card is offered for the next order, and no card is saved if the provider’s page is abandoned or expires', async ({
  page,
  orderSite,
  peer,
  allowConsole,
}) => {
  // When the customer opens an expired payment page, the provider responds with status 404.
  allowConsole(/status of 404 .*\/pay\/cs_test_/);
  await orderSite.at('2026-11-30', '09:00');
  const number = await orderSite.project();
  await openAsAna(page, orderSite, `/project/${number}/order`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page, 'Your card')).toBeVisible(slow);
  expect(await axeFindingsInLightAndDark(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await sidewaysScroll(page)).toEqual([]);

  await test.step('the customer leaves the provider’s page', async () => {
    await saveCard(page).click();
    await expect(page.getByLabel('Card number')).toBeVisible(slow);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(heading(page, 'Your card')).toBeVisible(slow);
    await page.goto(`/project/${number}/order/check`);
    await expect(page.getByText('No card is saved for this order')).toBeVisible(slow);
    await page.getByRole('link', { name: 'Save a card' }).click();
  });
  await test.step('the provider’s page expires', async () => {
    await saveCard(page).click();
    await expect(page.getByLabel('Card number')).toBeVisible(slow);
    peer.objects.expireSession(sessionOf(page));
    await page.reload();
    await expect(heading(page, 'This page has expired')).toBeVisible(slow);
    await page.goto(`/project/${number}/order/card`);
  });
  await saveCard(page).click();
  await expect(page.getByLabel('Card number')).toBeVisible(slow);
  await enterCard(page, '4242 4242 4242 4242');
  await expect(page).toHaveURL(`/project/${number}/order/check`, slow);
  await consent(page).check(slow);
  expect(await axeFindingsInLightAndDark(page)).toEqual([]);
  await orderButton(page).click();
  await expect(placed(page)).toBeVisible(slow);

  await test.step('the next order offers the saved card', async () => {
    const next = await orderSite.project();
    await page.goto(`/project/${next}/order/card`);
    await page.getByRole('button', { name: 'Use Visa ending in 4242' }).click();
    await consent(page).check(slow);
    await orderButton(page).click();
    await expect(placed(page)).toBeVisible(slow);
  });
  expect(peer.attempts()).toEqual([]);
  await test.step('the terms say how cards are charged', async () => {
    await page.goto('/terms-and-conditions');
    await expect(page.getByText('You save a card with our payment processor before you order')).toBeVisible(
      slow,
    );
  });
  const [mail] = await orderSite.mails(`${number}-1`);
  expect(mail?.text).toContain(
    'We’ll charge your Visa ending in 4242 when we deliver the report, not before.',
  );
});

/**
 * Places an order for ana with a card that the bank will decline, and prepares its delivery.
 * @returns the order number
 */
async function refusedOrder(orderSite: DeskSite, peer: StripePeer): Promise<string> {
  const number = await orderSite.project();
  const { url } = await orderSite.done<PaymentStep>('ana', 'orders', 'prepareCard', { number });
  peer.objects.completeSession(url?.split('/').at(-1) ?? '', '4000000000000341');
  await orderSite.done('ana', 'orders', 'draft', { number });
  const { number: order } = await orderSite.order(number);
  await orderSite.readyToDeliver(order);
  return order;
}

const stateOf = (orderSite: DeskSite, order: string) => async () =>
  (await orderSite.done<OrderView>('ana', 'orders', 'load', { order })).charges[0]?.state;

test('D3h: after a card is declined, the customer pays with another card and is charged only once', async ({
  page,
  orderSite,
  peer,
}) => {
  await orderSite.at('2026-12-01', '09:00');
  const order = await refusedOrder(orderSite, peer);
  expect(peer.attempts()).toEqual([]);
  await orderSite.at('2026-12-01', '12:00');
  await orderSite.act('ada', 'desk', 'deliver', order);
  await expect.poll(stateOf(orderSite, order), slow).toBe('failed');
  const path = `/project/${order.replace('-', '/order/')}`;
  await openAsAna(page, orderSite, path);
  await page.getByRole('link', { name: 'Pay now' }).click();
  await expect(page.getByText('Your payment of $149.00 didn’t go through')).toBeVisible(slow);
  expect(await axeFindingsInLightAndDark(page)).toEqual([]);
  await page.getByRole('button', { name: 'Pay $149.00 by card' }).click();
  await enterCard(page, '4000000000000341');
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.', slow);
  await page.getByRole('link', { name: 'Back' }).click();

  await page.getByRole('button', { name: 'Pay $149.00 by card' }).click();
  await enterCard(page, '5555 5555 5555 4444');
  await expect(heading(page, `Receipt ${order}-S`)).toBeVisible(slow);
  await page.goto(`${path}/pay`);
  await expect(
    page.getByText('Paid on December 1, 2026 by card, Mastercard ending in 4444: $149.00.'),
  ).toBeVisible(slow);
  await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0);
  expect(peer.payments()).toHaveLength(1);
  const subjects = (await orderSite.mails(order)).map(({ subject }) => subject);
  expect(subjects).toContain(`Your payment didn’t go through (${order})`);
  expect(subjects.filter((subject) => subject.startsWith('We have received your payment'))).toHaveLength(1);
});
