import { axeFindings, headingFaults, sidewaysScroll } from '../support/accessibility.ts';
import { navigateTo } from '../support/navigate.ts';
import { anotherBrowser, call, expect, live, openAs, resultOf, test, tokenOf } from '../support/staff.ts';

interface Product {
  readonly _id: string;
  readonly sku: string;
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly isActive: boolean;
  readonly lastUpdate: string;
}
interface HelpItem {
  readonly id: string;
  readonly question: string;
  readonly helpText: string;
  readonly lastUpdate: string;
}

/** Sets a mark where any of it runs. */
const attack =
  '<img src=x onerror="window.attacked=1"><script>window.attacked=1</script><svg onload="window.attacked=1"></svg><a href="javascript:window.attacked=1">click</a>';

/** Each page, and the name of something that is there once its data is. */
const staffPages = [
  { path: '/admin', role: 'link', name: 'All changes' },
  { path: '/admin/help', role: 'heading', name: /^A\. / },
  { path: '/admin/help?id=a-7', role: 'textbox', name: 'Answer' },
  { path: '/admin/products', role: 'link', name: /^1001 / },
  { path: '/admin/products?sku=1002', role: 'textbox', name: 'Price' },
  { path: '/admin/products?new', role: 'textbox', name: 'SKU' },
  { path: '/admin/prices', role: 'group', name: 'Commercial' },
  { path: '/admin/company', role: 'group', name: 'Where links lead' },
  { path: '/admin/announcement', role: 'group', name: 'Schedule' },
  { path: '/admin/accounts', role: 'heading', name: 'ana' },
  { path: '/admin/audit', role: 'searchbox', name: /^Search by/ },
] as const;

test.describe('H7: who may see what', () => {
  test('a visitor is asked to log in, and comes back', async ({ page }) => {
    await page.goto('/admin/products?sku=1001');
    await live(page);
    const login = page.getByRole('main').getByRole('link', { name: 'Login' });
    await expect(login).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent('/admin/products?sku=1001')}`,
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test('an analyst gets the plans received, and no other tool', async ({ page, staffSite }) => {
    await openAs(page, staffSite, 'ada', '/admin');
    const tools = page.getByRole('navigation', { name: 'Staff tools' });
    await expect(tools.getByRole('link')).toHaveText(['Overview', 'Plans received']);
    for (const path of ['/admin/help', '/admin/products', '/admin/accounts', '/admin/audit']) {
      await page.goto(path);
      await expect(page.getByText('Your role does not include this page')).toBeVisible();
    }
    const { error } = await call(staffSite, '2.0/products', 'findAll', {}, await tokenOf(staffSite, 'ada'));
    expect(error?.code).toBe(-32003);
  });

  test('a role removed in the middle of an edit: the next save is refused, what was typed stays', async ({
    page,
    staffSite,
  }) => {
    await openAs(page, staffSite, 'ben', '/admin/products?sku=5003');
    await page.getByRole('textbox', { name: 'Name' }).fill('Renamed by nobody');
    const ana = await tokenOf(staffSite, 'ana');
    const { items } = await resultOf<{ items: { id: string }[] }>(
      staffSite,
      '2.0/accounts',
      'find',
      { search: 'ben@' },
      ana,
    );
    await resultOf(staffSite, '2.0/accounts', 'revokeRole', { id: items[0]?.id, role: 'Admin' }, ana);
    try {
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('alert')).toContainText('Your role does not allow this');
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Renamed by nobody');
      const products = await resultOf<Product[]>(staffSite, 'public/products', 'findAll');
      expect(products.find(({ sku }) => sku === '5003')?.name).toBe(
        'Plan Sheet Documentation sent by Priority Mail',
      );
    } finally {
      await resultOf(staffSite, '2.0/accounts', 'grantRole', { id: items[0]?.id, role: 'Admin' }, ana);
    }
  });

  test('a login that ended in the middle of an edit: the typed work stays, and is saved after the next login', async ({
    page,
    staffSite,
    allowConsole,
  }) => {
    allowConsole(/401/);
    await openAs(page, staffSite, 'ana', '/admin/products?sku=5001');
    const price = page.getByRole('textbox', { name: 'Price' });
    await price.fill('26');
    const token = await page.evaluate(() => localStorage.getItem('title24.token') ?? '');
    await fetch(`${staffSite.url}/rpc/public/security`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ method: 'logout', params: {}, id: 1 }),
    });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('main').getByText('Your login has ended').first()).toBeVisible();
    await expect(price).toHaveValue('26');

    const other = await page.context().newPage();
    await openAs(other, staffSite, 'ana', '/admin');
    await other.close();
    await expect(page.getByRole('main').getByText('What you typed is still here.')).toBeHidden();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(price).toHaveValue('25');
  });
});

test.describe('H2, H3: products', () => {
  test('the eleven products are there; one is inserted, found by SKU, and taken off sale', async ({
    page,
    staffSite,
  }) => {
    await openAs(page, staffSite, 'ana', '/admin/products');
    const list = page.getByRole('main').getByRole('listitem');
    for (const sku of [
      '1001',
      '1002',
      '2001',
      '2002',
      '3001',
      '3002',
      '4001',
      '4002',
      '5001',
      '5002',
      '5003',
    ])
      await expect(list.getByRole('link', { name: new RegExp(`^${sku} `) })).toBeVisible();

    await page.getByRole('link', { name: 'Add a product' }).click();
    await page.getByRole('button', { name: 'Add the product' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3);
    await page.getByLabel('SKU').fill('3003');
    await page.getByRole('textbox', { name: 'Name' }).fill('Site Visit');
    await page.getByRole('textbox', { name: 'Price' }).fill('$1,250.50');
    await page
      .getByRole('textbox', { name: 'Description' })
      .fill('Half a day (&frac12; day)<br>within <em>Oakland</em>');
    await page.getByRole('button', { name: 'Add the product' }).click();
    await expect(page).toHaveURL(/sku=3003$/);
    await expect(page.getByText('Half a day (½ day)')).toBeVisible();

    await page.goto('/admin/products');
    await page.getByLabel('Find by SKU').fill('3003');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page.getByRole('heading', { name: '3003 Site Visit' })).toBeVisible();
    await page.getByRole('link', { name: 'All products' }).click();
    await page.getByRole('button', { name: 'Stop selling Site Visit' }).click();
    await expect(page.getByText('Site Visit is not for sale any more.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sell again Site Visit' })).toBeFocused();
    const product = (await resultOf<Product[]>(staffSite, 'public/products', 'findAll')).find(
      ({ sku }) => sku === '3003',
    );
    expect(product).toMatchObject({ price: 1250.5, isActive: false });

    await page.goto('/admin/products?sku=9876');
    await expect(page.getByText('Product 9876 not found.')).toBeVisible();
  });

  test('a new price and description show on /prices and in the estimator at once, and are taken back', async ({
    page,
    staffSite,
    browser,
  }) => {
    await openAs(page, staffSite, 'ana', '/prices');
    const row = page.getByRole('row', { name: /Existing-Plus-Addition Residential Report/ });
    await expect(row).toContainText('$189.00');
    await navigateTo(page, '/admin/products?sku=1002');
    await page.getByRole('textbox', { name: 'Price' }).fill('195');
    const description = await page.getByRole('textbox', { name: 'Description' }).inputValue();
    await page.getByRole('textbox', { name: 'Description' }).fill('First line<br>Second line &frac34;');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();

    const publicPrice = async () =>
      (await resultOf<Product[]>(staffSite, 'public/products', 'findAll')).find(({ sku }) => sku === '1002')
        ?.price;
    await expect.poll(publicPrice).toBe(195);
    await navigateTo(page, '/prices');
    await expect(row).toContainText('$195.00');
    await expect(row).toContainText('Second line ¾');
    const visitor = await anotherBrowser(browser);
    await visitor.goto(`${staffSite.url}/cost-estimator?kind=envelope&existing=1000`);
    await expect(visitor.getByLabel('Do-It-Yourself base price')).toHaveText(/\$195/);
    await visitor.context().close();

    await navigateTo(page, '/admin/products?sku=1002');
    await page.getByRole('textbox', { name: 'Price' }).fill('189');
    await page.getByRole('textbox', { name: 'Description' }).fill(description);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('textbox', { name: 'Price' })).toHaveValue('195');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('textbox', { name: 'Price' })).toHaveValue('189');
  });
});

test.describe('H2: help texts', () => {
  test('formatted by keyboard, saved, on the FAQ at once, and put back from the history', async ({
    page,
    staffSite,
  }) => {
    await openAs(page, staffSite, 'ana', '/admin/help');
    await page.getByLabel('Search questions and answers').fill('planchecker comments');
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
    await page.getByRole('button', { name: 'Put version 1 back' }).click();
    await expect(editor).not.toContainText('Quite sure.');
    await expect(page.getByRole('button', { name: 'Put version 2 back' })).toBeVisible();
    await page.goto('/faq-a');
    await expect(page.locator('#a-6')).not.toContainText('Quite sure.');
  });

  test('every help text goes through the formatted editor without a loss', async ({ page, staffSite }) => {
    test.setTimeout(180_000);
    const token = await tokenOf(staffSite, 'ana');
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
    const conflict = page.getByRole('region', { name: 'Somebody else has saved this meanwhile' });
    await expect(conflict.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(conflict.getByText('What does Ben need?')).toBeVisible();
    await expect(conflict.getByText('What does Ana need?')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(await headingFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await sidewaysScroll(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await conflict.getByRole('radio', { name: 'The saved version' }).check();
    await conflict.getByRole('button', { name: 'Go on with this choice' }).click();
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
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resources' }).click();
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
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resources' }).click();
    await dialog.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(/\/resources$/);
  });
});

test.describe('H2: configuration', () => {
  test('company data and an announcement show at once, as text only, and are taken back', async ({
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

  test('an estimator price is checked, and shows in the estimator at once', async ({ page, staffSite }) => {
    await openAs(page, staffSite, 'ana', '/cost-estimator?kind=new&area=2500');
    const estimate = page.getByLabel('Full Service estimate');
    await expect(estimate).toContainText('$525 – $625');
    await navigateTo(page, '/admin/prices');
    const base = page.getByLabel('New building: least price', { exact: true });
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

  test('accounts: a role is given and taken, the account disabled and enabled; the change log tells who and what', async ({
    page,
    staffSite,
  }) => {
    await openAs(page, staffSite, 'ana', '/admin/accounts');
    await page.getByLabel('Find by name or e-mail').fill('ada');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page.getByText('1 account')).toBeVisible();
    await page.getByLabel('Role to give to ada').selectOption('Customer Service');
    await page.getByRole('button', { name: 'Give the role to ada' }).click();
    await expect(page.getByText('ada has the role Customer Service now.')).toBeVisible();
    await page.getByRole('button', { name: 'Take Customer Service away from ada' }).click();
    await expect(page.getByText('ada does not have the role Customer Service any more.')).toBeVisible();
    await page.getByRole('button', { name: 'Disable ada' }).click();
    await expect(page.getByText('ada is disabled and logged out.')).toBeVisible();
    await page.getByRole('button', { name: 'Enable ada' }).click();
    await expect(page.getByText('ada can log in again.')).toBeVisible();

    await page.getByLabel('Find by name or e-mail').fill('ana');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('button', { name: 'Disable ana' }).click();
    await expect(page.getByRole('alert')).toContainText('You cannot disable your own account.');

    await page.goto('/admin/audit?q=accounts.setEnabled');
    const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: 'account ada' }).first();
    await expect(entry).toContainText('by ana');
    await entry.locator('summary').click();
    await expect(entry.getByRole('row', { name: 'enabled false true' })).toBeVisible();
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

test('XSS: what a call brings past the forms is shown without running', async ({
  page,
  staffSite,
  browser,
}) => {
  const token = await tokenOf(staffSite, 'ana');
  const help = await resultOf<HelpItem>(staffSite, '2.0/help', 'findById', { id: 'd-3' }, token);
  const product = await resultOf<Product>(staffSite, '2.0/products', 'findBySKU', { sku: '4002' }, token);
  const savedHelp = await resultOf<HelpItem>(
    staffSite,
    '2.0/help',
    'update',
    {
      help: {
        ...help,
        question: `Q ${attack}`,
        helpText: `<p onclick="window.attacked=1">Text</p>${attack}`,
      },
    },
    token,
  );
  const savedProduct = await resultOf<Product>(
    staffSite,
    '2.0/products',
    'update',
    { product: { ...product, name: `CAD ${attack}`, description: `Pages ${attack}` } },
    token,
  );
  try {
    const visitor = await anotherBrowser(browser);
    for (const path of ['/faq-d', '/faq?q=Text', '/prices']) {
      await visitor.goto(staffSite.url + path);
      await live(visitor);
      await expect(
        visitor.locator('main [onclick], main [onerror], main img[src=x], main script'),
      ).toHaveCount(0);
      await expect(visitor.locator('main a[href^=javascript]')).toHaveCount(0);
    }
    expect(await visitor.evaluate(() => 'attacked' in window)).toBe(false);
    await visitor.context().close();
    await openAs(page, staffSite, 'ana', '/admin/help?id=d-3');
    const shown = [
      { path: '/admin/help?id=d-3', ready: page.getByRole('textbox', { name: 'Question' }) },
      { path: '/admin/products?sku=4002', ready: page.getByRole('textbox', { name: 'Name' }) },
      { path: '/admin/audit', ready: page.locator('main summary').first() },
      { path: '/admin', ready: page.getByRole('link', { name: 'All changes' }) },
    ];
    for (const { path, ready } of shown) {
      await page.goto(path);
      await expect(ready).toBeVisible();
      await page.locator('main details').evaluateAll((all) => {
        for (const details of all) (details as HTMLDetailsElement).open = true;
      });
      await expect(page.locator('main [onclick], main [onerror], main img[src=x], main script')).toHaveCount(
        0,
      );
      expect(await page.evaluate(() => 'attacked' in window), path).toBe(false);
    }
  } finally {
    await resultOf(
      staffSite,
      '2.0/help',
      'update',
      { help: { ...help, lastUpdate: savedHelp.lastUpdate } },
      token,
    );
    const back = { ...product, lastUpdate: savedProduct.lastUpdate };
    await resultOf(staffSite, '2.0/products', 'update', { product: back }, token);
  }
});

for (const width of [320, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme });

      test('axe, headings and reflow on every staff page', async ({ page, staffSite }) => {
        test.setTimeout(180_000);
        await openAs(page, staffSite, 'ana', '/admin');
        for (const { path, role, name } of staffPages) {
          await test.step(path, async () => {
            await page.goto(path);
            await live(page);
            await expect(page.getByRole('navigation', { name: 'Staff tools' })).toBeVisible();
            await expect(page.getByRole('main').getByRole(role, { name }).first()).toBeVisible();
            await expect(page.getByText('Loading')).toHaveCount(0);
            expect.soft(await axeFindings(page), path).toEqual([]);
            expect.soft(await headingFaults(page), path).toEqual([]);
            expect.soft(await sidewaysScroll(page), path).toEqual([]);
          });
        }
        await page.goto('/admin/help?id=a-7');
        await page.getByRole('button', { name: 'Link' }).click();
        await page.getByRole('button', { name: 'Set the link' }).click();
        await page.getByText('Words that the site fills in').click();
        expect.soft(await axeFindings(page), 'link form').toEqual([]);
        expect.soft(await sidewaysScroll(page), 'link form').toEqual([]);
        await page.getByRole('radio', { name: 'As HTML' }).check();
        await page.getByLabel('Answer', { exact: true }).fill('');
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByRole('alert')).toBeFocused();
        expect.soft(await axeFindings(page), 'errors').toEqual([]);
      });
    });
  }
}

test('H2: a product is changed by the keyboard alone, and the focus is never hidden', async ({
  page,
  staffSite,
}) => {
  await openAs(page, staffSite, 'ana', '/admin/products?sku=3002');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.focus();
  await page.keyboard.type('!');
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused) return 'nothing';
      const { left, top, width, height } = focused.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return there && (focused.contains(there) || there.contains(focused))
        ? null
        : focused.outerHTML.slice(0, 100);
    });
    expect(covered).toBeNull();
    if (
      await page
        .getByRole('button', { name: 'Discard changes' })
        .evaluate((element) => element === document.activeElement)
    )
      break;
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Back to what is saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
});
