import { axeFindings, sidewaysScroll } from '../support/accessibility.ts';
import { expect, live, openAs, test } from '../support/staff.ts';

test.describe('H2: help texts', () => {
  test('a help text formatted by keyboard appears in the FAQ at once, and its earlier version can be restored', async ({
    page,
    staffSite,
  }) => {
    await openAs(page, staffSite, 'ana', '/admin/help');
    await page.getByLabel('Search questions and answers').fill('plan checker comments');
    await page
      .getByRole('main')
      .getByRole('link', { name: /warrant/i })
      .click();
    await expect(page.getByRole('heading', { name: 'Help text a-6' })).toBeFocused();
    const editor = page.getByRole('textbox', { name: 'Answer' });
    await editor.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('Quite sure.');
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
});

test.describe('H1: the help dialog', () => {
  test('visitors open and close the dialog by keyboard, and never download the editor', async ({ page }) => {
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

  test('after an administrator edits a help text in place, a message appears and the dialog closes', async ({
    page,
    staffSite,
  }) => {
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
