import { axeFindings, headingFaults, sidewaysScroll } from '../support/accessibility.ts';
import { anotherBrowser, expect, live, openAs, test } from '../support/staff.ts';

test.describe('H2: help texts', () => {
  test('formatted by keyboard, saved, on the FAQ at once, and put back from the history', async ({
    page,
    staffSite,
  }) => {
    await openAs(page, staffSite, 'ana', '/admin/help');
    await page.getByLabel('Search questions and answers').fill('plan checker comments');
    await page
      .getByRole('main')
      .getByRole('link', { name: /warrant/i })
      .click();
    const editor = page.getByRole('textbox', { name: 'Answer' });
    await editor.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('Quite sure.');
    // Tab leaves the editor.
    await page.keyboard.press('Tab');
    await expect(editor).not.toBeFocused();
    const preview = page.getByRole('region', { name: 'Preview: as the site shows it' });
    await expect(preview.locator('strong', { hasText: 'Quite sure.' })).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();

    await page.getByRole('link', { name: 'See it on the site' }).click();
    await expect(page.locator('#a-6 strong', { hasText: 'Quite sure.' })).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Restore version 1' }).click();
    await expect(editor).not.toContainText('Quite sure.');
    await expect(page.getByRole('button', { name: 'Restore version 2' })).toBeVisible();
    await page.goto('/faq-a');
    await expect(page.locator('#a-6')).not.toContainText('Quite sure.');
  });

  test('two administrators edit the same text: the later one sees both versions and puts them together', async ({
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

  test('leaving with unsaved changes asks first: by link, and by Back', async ({ page, staffSite }) => {
    await openAs(page, staffSite, 'ana', '/admin/help');
    await page.getByRole('main').getByRole('link').filter({ hasText: 'load calculations' }).first().click();
    const question = page.getByRole('textbox', { name: 'Question' });
    await question.fill('Unsaved?');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
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
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await dialog.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(/\/contact-us$/);
  });
});

test.describe('H1: the help dialog', () => {
  test('visitors read it, by keyboard too, and never download the editor', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto('/prices');
    await live(page);
    const help = page.getByRole('link', { name: 'Help: Preliminary Run Results' });
    await help.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'What are preliminary run results?' });
    await expect(dialog).toContainText('They cost $39.');
    await expect(dialog.getByRole('button', { name: 'Edit' })).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(help).toBeFocused();
    await page.goto('/faq-a');
    await live(page);
    await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
    expect(loaded.filter((url) => url.includes('/assets/mf-admin/'))).toEqual([]);
  });

  test('an administrator edits an answer in place: saved, said, closed', async ({ page, staffSite }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await openAs(page, staffSite, 'ana', '/faq-c');
    const answer = page.locator('#c-2');
    const edit = answer.getByRole('button', { name: /^Edit/ });
    await expect(edit).toBeVisible();
    expect(loaded.filter((url) => url.includes('/assets/mf-admin/'))).toEqual([]);
    await edit.click();
    const dialog = page.getByRole('dialog');
    const question = dialog.getByRole('textbox', { name: 'Question' });
    const before = await question.inputValue();
    await question.fill('Changed in place?');
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog.getByText('Close without saving?')).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    const note = page.getByRole('status').filter({ hasText: 'Help text successfully saved!' });
    await expect(note).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(answer.getByRole('heading')).toHaveText('Changed in place?');
    await expect(note).toBeHidden();
    await expect(edit).toBeFocused();

    await edit.click();
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await sidewaysScroll(page)).toEqual([]);
    await question.fill(before);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(answer.getByRole('heading')).toHaveText(before);
  });
});
