import { addDays } from '@title24/shared-domain';
import { expect, slow, test } from '../support/desk.ts';
import { expectNoFaults } from '../support/desk-faults.ts';
import { keyboardFaults } from '../support/keyboard.ts';
import { openAs } from '../support/staff.ts';

test.setTimeout(300_000);

test('D9: the page of closed days shows a day’s effect before that day is added, passes axe, fits at 320 px and works by keyboard', async ({
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
