import type { Page } from '@playwright/test';
import { addDays } from '@title24/shared-domain';
import { pageFaults } from '../support/accessibility.ts';
import { type DeskSite, expect, mailShown, openAction, openDesk, slow, test } from '../support/desk.ts';
import { keyboardFaults } from '../support/keyboard.ts';
import { openAs } from '../support/staff.ts';

test.setTimeout(300_000);

/** On a phone and on a desk, in light and dark. */
async function expectNoFaults(page: Page): Promise<void> {
  expect(await pageFaults(page), page.url()).toEqual([]);
}

/** The order with the project that was submitted. */
async function openWhole(page: Page, desk: DeskSite, order: string): Promise<void> {
  await openDesk(page, desk, 'ada', order);
  await expect(page.getByRole('heading', { name: 'Outline' })).toBeVisible(slow);
}

test('D3a axe, 320 px and the keyboard: the queue, an order in review and its delivery', async ({
  page,
  desk,
}) => {
  await desk.monday();
  await desk.ordered({ name: 'An-address-without-any-space-'.repeat(3), skus: ['1001', '3001'] });
  const number = await desk.reviewed({ name: 'Reviewed house' });
  await desk.after(4, '09:00');
  await openDesk(page, desk, 'ada');
  await expect(page.getByRole('link', { name: new RegExp(number) })).toBeVisible(slow);
  await expectNoFaults(page);
  expect(await keyboardFaults(page)).toEqual([]);
  await openWhole(page, desk, number);
  await expectNoFaults(page);
  expect(await keyboardFaults(page)).toEqual([]);

  const deliver = page.getByRole('button', { name: 'Deliver' });
  await deliver.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Deliver the report?' });
  await mailShown(dialog);
  await expectNoFaults(page);
  await page.keyboard.press('Escape');
  await expect(deliver).toBeFocused();
  await page.keyboard.press('Enter');
  await mailShown(dialog);
  await dialog.getByRole('button', { name: 'Deliver the report' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: new RegExp(`^${number} `) })).toBeFocused(slow);
  await expectNoFaults(page);
});

test('D3b axe and 320 px: asking for changes with what is wrong, the mail, and what comes after', async ({
  page,
  desk,
}) => {
  await desk.monday();
  const number = await desk.reviewed({ name: 'Changed house' });
  await openWhole(page, desk, number);
  const dialog = await openAction(page, 'Ask for changes', 'Ask for changes');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(
    dialog.getByRole('group', { name: 'There is a problem' }).or(dialog.getByRole('alert')),
  ).toBeFocused();
  await expectNoFaults(page);
  await dialog.getByRole('textbox').fill('The kitchen has too much glass facing west.');
  await dialog.getByRole('checkbox', { name: 'Overhangs' }).check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await mailShown(dialog);
  await expectNoFaults(page);
  await dialog.getByRole('button', { name: 'Ask for changes' }).click();
  await expect(page.getByText('The customer is asked for changes.')).toBeVisible(slow);
  await expectNoFaults(page);
});

test('D3c axe and 320 px: a request to cancel, a fee that waits, a revision, an order that changed', async ({
  page,
  desk,
}) => {
  await desk.monday();
  const delivered = await desk.delivered({ name: 'Delivered house' });
  await desk.act('ada', 'desk', 'unlock', delivered, { feeCents: 4000, reason: 'The window changes.' });
  await desk.monday();
  const lapsed = await desk.reviewed({ name: 'Lapsed house' });
  await desk.act('ada', 'desk', 'requestChanges', lapsed, {
    message: 'The walls do not go round.',
    actions: ['other'],
  });
  await desk.after(22, '09:00');
  const { number } = await desk.ordered({ name: 'Unwanted house' });
  await desk.after(22, '12:00');
  await desk.act('ana', 'orders', 'requestCancel', number, { reason: 'We do not build after all.' });

  await openWhole(page, desk, lapsed);
  await expect(page.getByText('An evaluation fee needs your decision')).toBeVisible();
  await expectNoFaults(page);
  await openDesk(page, desk, 'ada', `${delivered.split('-')[0]}-2`);
  await expectNoFaults(page);
  await openWhole(page, desk, number);
  await expect(page.getByText('The customer wants to cancel')).toBeVisible();
  await desk.act('cleo', 'desk', 'startReview', number);
  await page.getByRole('button', { name: 'Start the review' }).click();
  await expect(page.getByText('This order has changed since you opened it')).toBeVisible(slow);
  await expectNoFaults(page);
});

test('D9 business days: a day is added with what it changes, and removed; axe, 320 px and the keyboard', async ({
  page,
  desk,
}) => {
  const monday = await desk.monday();
  const { number } = await desk.ordered({ name: 'Dated house' });
  await openAs(page, desk.site, 'eve', '/admin/business-days');
  const form = page.getByRole('form', { name: 'Add a day' });
  await expect(form).toBeVisible(slow);
  await expect(page.getByText('A report that is ordered now is due by the end of Thursday')).toBeVisible();
  const thursday = addDays(monday, 3);
  await form.getByLabel('Day').fill(thursday);
  await form.getByLabel('Why').fill('Move to the new office');
  await expect(form.getByText(/will be due by the end of Friday/)).toBeVisible();
  await expect(form.getByText(new RegExp(`due that day and stays? so: .*${number}`))).toBeVisible();
  await expectNoFaults(page);
  expect(await keyboardFaults(page)).toEqual([]);
  await form.getByRole('button', { name: 'Add the day' }).click();
  await expect(page.getByText(`${thursday} is added.`)).toBeVisible(slow);
  await expect(page.getByText('A report that is ordered now is due by the end of Friday')).toBeVisible();
  const order = await desk.done<{ dueAt: string }>('ada', 'desk', 'load', { order: number });
  const row = page.getByRole('row', { name: /Move to the new office/ });
  await expect(row).toContainText(number);

  await form.getByLabel('Day').fill(thursday);
  await form.getByRole('button', { name: 'Add the day' }).click();
  await expect(form.getByRole('link', { name: /already listed/ })).toBeVisible();
  await row.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByText(`${thursday} is removed.`)).toBeVisible(slow);
  await expect(row).toHaveCount(0);
  const after = await desk.done<{ dueAt: string }>('ada', 'desk', 'load', { order: number });
  expect(after.dueAt).toBe(order.dueAt);
});
