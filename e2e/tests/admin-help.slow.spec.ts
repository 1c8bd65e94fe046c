import { axeFindings, headingFaults, sidewaysScroll } from '../support/accessibility.ts';
import { navigateTo } from '../support/navigate.ts';
import { startSession } from '../support/session.ts';
import { anotherBrowser, expect, type HelpItem, openAs, resultOf, test } from '../support/staff.ts';

test('H2: every FAQ answer opens in the formatted editor rather than as HTML', async ({
  page,
  staffSite,
}) => {
  test.setTimeout(180_000);
  const token = await startSession(staffSite, 'ana');
  await openAs(page, staffSite, 'ana', '/admin/help');
  for (const category of 'ABCDEFGHI') {
    const items = await resultOf<HelpItem[]>(staffSite, '2.0/help', 'loadFaqCatHelp', { category }, token);
    for (const { id } of items) {
      await navigateTo(page, `/admin/help?id=${id}`);
      await expect(page.getByRole('heading', { name: `Help text ${id}` })).toBeVisible();
      await expect.soft(page.getByRole('radio', { name: 'As it looks' }), id).toBeChecked();
    }
  }
});

test.describe('H2: help texts', () => {
  test('if two administrators edit the same text, the second one to save sees both versions and chooses one', async ({
    page,
    browser,
    staffSite,
  }) => {
    const path = '/admin/help?id=b-2';
    await openAs(page, staffSite, 'ana', path);
    const ben = await anotherBrowser(browser);
    await openAs(ben, staffSite, 'ben', path);
    const question = await page.getByRole('textbox', { name: 'Question' }).inputValue();
    await ben.getByRole('textbox', { name: 'Question' }).fill('What does Ben need?');
    await ben.getByRole('button', { name: 'Save' }).click();
    await expect(ben.getByText('Saved.')).toBeVisible();
    await ben.context().close();

    await page.getByRole('textbox', { name: 'Question' }).fill('What does Ana need?');
    await page.getByRole('button', { name: 'Save' }).click();
    const conflict = page.getByRole('region', { name: 'Someone else saved changes while you were editing' });
    await expect(conflict.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(conflict.getByText('What does Ben need?')).toBeVisible();
    await expect(conflict.getByText('What does Ana need?')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(await headingFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await sidewaysScroll(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await conflict.getByRole('radio', { name: 'The saved version' }).check();
    await conflict.getByRole('button', { name: 'Continue with this choice' }).click();
    await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue('What does Ben need?');
    await page.getByRole('textbox', { name: 'Question' }).fill(question);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
  });

  test('if there are unsaved changes, following a link or pressing Back asks for confirmation', async ({
    page,
    staffSite,
  }) => {
    await openAs(page, staffSite, 'ana', '/admin/help');
    await page.getByRole('main').getByRole('link').filter({ hasText: 'load calculations' }).first().click();
    const question = page.getByRole('textbox', { name: 'Question' });
    await question.fill('Unsaved?');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click();
    const dialog = page.getByRole('dialog', { name: 'You have unsaved changes' });
    await expect(dialog).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(question).toHaveValue('Unsaved?');

    await page.evaluate(() => history.back());
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Stay on this page' }).click();
    await expect(question).toHaveValue('Unsaved?');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click();
    await dialog.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(/\/contact-us$/);
  });
});
