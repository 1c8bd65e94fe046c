import { navigateTo } from '../support/navigate.ts';
import { anotherBrowser, expect, live, openAs, parkMail, test } from '../support/staff.ts';

/** Markup that sets `window.attacked` if any part of it runs. */
const attack =
  '<img src=x onerror="window.attacked=1"><script>window.attacked=1</script><svg onload="window.attacked=1"></svg><a href="javascript:window.attacked=1">click</a>';

test.describe('H2: configuration', () => {
  test('changes to company data and to the announcement appear at once, as text only, and can be undone', async ({
    page,
    browser,
    staffSite,
  }) => {
    await openAs(page, staffSite, 'ana', '/admin/company');
    const city = page.getByLabel('City');
    await city.fill('Berkeley <img src=x onerror="window.attacked=1">');
    await page.getByLabel('Prices', { exact: true }).fill('javascript:window.attacked=1');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([/^Prices: type a path/]);
    await page.getByRole('alert').getByRole('link').click();
    await expect(page.getByLabel('Prices', { exact: true })).toBeFocused();
    await page.getByLabel('Prices', { exact: true }).fill('/prices');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Berkeley <img');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(footer).toContainText('Oakland');

    await page.goto('/admin/announcement');
    await page.getByRole('textbox', { name: 'Text' }).fill(`We move. ${attack}`);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
    await page.getByLabel('Shows from').fill('2020-01-01T08:00');
    await page.getByLabel('Shows until').fill('2099-01-01T08:00');
    await expect(page.getByText('Would show now')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: 'Announcement', exact: true })).toContainText(
      'We move. <img',
    );
    const visitor = await anotherBrowser(browser);
    await visitor.goto(`${staffSite.url}/services`);
    await live(visitor);
    await expect(visitor.getByRole('region', { name: 'Announcement' })).toContainText('We move. <img');
    expect(await visitor.evaluate(() => 'attacked' in window)).toBe(false);
    await visitor.context().close();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('region', { name: 'Announcement', exact: true })).toBeHidden();
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  });

  test('an estimator price is validated, and appears in the estimator at once', async ({
    page,
    staffSite,
  }) => {
    await openAs(page, staffSite, 'ana', '/cost-estimator?kind=new&area=2500');
    const estimate = page.getByLabel('Full Service estimate');
    await expect(estimate).toContainText('$525 – $625');
    await navigateTo(page, '/admin/prices');
    const base = page.getByLabel('New building: minimum price', { exact: true });
    await base.fill('6oo');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('type a number such as 500 or 0.23');
    await base.fill('600');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await navigateTo(page, '/cost-estimator?kind=new&area=2500');
    await expect(estimate).toContainText('$600 – $700');
    await navigateTo(page, '/admin/prices');
    await base.fill('500');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
  });

  test('a role is granted and revoked, an account is disabled and enabled, and the change log names who enabled it', async ({
    page,
    staffSite,
  }) => {
    await openAs(page, staffSite, 'ana', '/admin/accounts');
    await page.getByLabel('Find by name or email').fill('ada');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page.getByText('1 account')).toBeVisible();
    await page.getByLabel('Role to give to ada').selectOption('Customer Service');
    await page.getByRole('button', { name: 'Add role to ada' }).click();
    await expect(page.getByText('ada now has the role Customer Service.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove role Customer Service from ada' }).click();
    await expect(page.getByText('ada no longer has the role Customer Service.')).toBeVisible();
    await page.getByRole('button', { name: 'Disable ada' }).click();
    await expect(page.getByText('ada is disabled and logged out.')).toBeVisible();
    await page.getByRole('button', { name: 'Enable ada' }).click();
    await expect(page.getByText('ada can log in again.')).toBeVisible();

    await page.getByLabel('Find by name or email').fill('ana');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('button', { name: 'Disable ana' }).click();
    await expect(page.getByRole('alert')).toContainText('You cannot disable your own account.');

    await page.goto('/admin/audit?q=accounts.setEnabled');
    const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: 'account ada' }).first();
    await expect(entry).toContainText(/ana (enabled|disabled) the account ada/);
    await entry.locator('summary').click();
    await expect(entry.getByRole('row', { name: 'enabled false true' })).toBeVisible();
  });

  test('H8: on request, a person’s data is deleted, except plans with a pending report', async ({
    page,
    staffSite,
  }) => {
    await staffSite.sql(
      `insert into submissions (id, reference, project_name, project_type, sender, email, phone, comment, has_dropbox, state)
       select gen_random_uuid(), 'FS-20261120-ERASE' || n, name, 'A Residential Addition', 'Eve Reed', 'eve@example.org',
         '(510) 555-0177', '', false, state
       from (values (234, 'Garden room', 'received'), (345, 'Hill house', 'accepted')) as sent (n, name, state)`,
    );
    await openAs(page, staffSite, 'ana', '/admin/privacy');
    await page.getByLabel('Email address or account name').fill('Eve@example.org');
    await page.getByRole('button', { name: 'Find' }).click();
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows.filter({ hasText: 'Garden room' })).toContainText('Deleted');
    await expect(rows.filter({ hasText: 'Hill house' })).toContainText('The work on it has not ended.');
    await page.getByRole('button', { name: 'Delete what we don’t need to keep' }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('Deleted: 1. Kept: 1.')).toBeVisible();
    await expect(rows.filter({ hasText: 'Hill house' })).toBeVisible();
    await expect(rows.filter({ hasText: 'Garden room' })).toHaveCount(0);
    await page.goto('/admin/audit?q=privacy.erase');
    await expect(page.getByRole('main')).toContainText('ana deleted personal data on request');
  });

  test('U5: undeliverable mail is listed and can be sent to a corrected address', async ({
    page,
    request,
    staffSite,
  }) => {
    const subject = 'Receipt that was refused';
    await parkMail(staffSite, subject);
    await openAs(page, staffSite, 'ana', '/admin');
    await page.getByRole('link', { name: /mails? could not be delivered/ }).click();
    const mail = page.getByRole('listitem').filter({ hasText: subject });
    await expect(mail).toContainText('550 no such user');
    await mail.getByLabel('Send to').fill('sue.reed@example.org');
    await mail.getByRole('button', { name: `Send again “${subject}”` }).click();
    await expect(page.getByText('is being sent again')).toBeVisible();
    await expect(mail).toHaveCount(0);
    await expect.poll(async () => (await request.get(`${staffSite.url}/dev/mail`)).text()).toContain(subject);
    await page.goto('/admin/audit?q=mail.retry');
    await expect(page.getByRole('main')).toContainText(
      `ana sent the mail “${subject}” to sue.reed@example.org instead of sue@example.org`,
    );
  });
});
