import {
  continueToMail,
  expect,
  facts,
  mailShown,
  openAction,
  openDesk,
  slow,
  test,
} from '../support/desk.ts';

test.setTimeout(180_000);

test('D3f: one unlocked project is delivered again for a fee, and another is locked again', async ({
  page,
  desk,
}) => {
  await desk.monday();
  const other = await desk.delivered({ name: 'Other house' });
  await desk.monday();
  const number = await desk.delivered({ name: 'Revised house' });
  await openDesk(page, desk, 'ada', number);
  const unlock = await openAction(page, 'Unlock for a revision', 'Unlock the project for a revision');
  await unlock.getByRole('textbox', { name: 'Fee in dollars' }).fill('forty');
  await unlock.getByRole('textbox', { name: 'Reason' }).fill('The window of the kitchen changes.');
  await unlock.getByRole('button', { name: 'Continue' }).click();
  await unlock.getByRole('link', { name: 'Type the fee in dollars, like 40, or 0 for none' }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('40');
  expect(await continueToMail(unlock)).toContain('$40.00');
  await unlock.getByRole('button', { name: 'Unlock the project' }).click();
  const [project] = number.split('-');
  const revision = `${project}-2`;
  await expect(page.getByRole('heading', { name: new RegExp(`^${revision} `) })).toBeVisible(slow);
  await expect(page.locator(facts('Revision of'))).toHaveText(number);
  await expect(page.getByText('The customer has not submitted the revision yet.')).toBeVisible();

  await desk.act('ana', 'orders', 'resubmit', revision, {
    acceptsFee: true,
    confirmsWarnings: true,
    reply: 'The kitchen window is as it was.',
  });
  await desk.readyToDeliver(revision);
  await openDesk(page, desk, 'ada', revision);
  const dialog = await openAction(page, 'Deliver', 'Deliver the report?');
  await mailShown(dialog);
  await dialog.getByRole('button', { name: 'Deliver the report' }).click();
  await expect(page.getByRole('region', { name: 'Charges' })).toContainText('Revision: $40.00', slow);

  await desk.act('ada', 'desk', 'unlock', other, { feeCents: 0, reason: 'It was an error of ours.' });
  await openDesk(page, desk, 'ada', `${other.split('-')[0]}-2`);
  const relock = await openAction(page, 'Lock again', 'End this revision?');
  await mailShown(relock);
  await relock.getByRole('button', { name: 'Lock the project' }).click();
  await expect(page.getByText('The project is locked again.')).toBeVisible(slow);
  await expect(page.locator(facts('Canceled'))).toContainText('the revision was withdrawn');
});
