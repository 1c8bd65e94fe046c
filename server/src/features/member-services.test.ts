import {
  type AuditEntry,
  type ConfigurationForEdit,
  type EstimatorPricesForEdit,
  type HelpItem,
  type HelpRevision,
  helpCategories,
  type ListPage,
  type Product,
} from '@title24/shared-domain';
import { AccountSite } from './accounts/testing/account-site.ts';

jest.setTimeout(120_000);

let site: AccountSite;
let token: string;
let second: string;

beforeAll(async () => {
  site = await AccountSite.open();
  await site.addAccount('ada', 'Admin');
  await site.addAccount('bob', 'Admin');
  [token, second] = await Promise.all([site.tokenOf('ada'), site.tokenOf('bob')]);
});
afterAll(() => site.close());

async function call<Result>(
  service: string,
  method: string,
  params: object = {},
  by = token,
): Promise<Result> {
  const { result, text } = await site.call(service, method, params, by);
  if (result === undefined) throw new Error(text);
  return result as Result;
}
const refuse = async (service: string, method: string, params: object, by = token) =>
  (await site.call(service, method, params, by)).error;
const audit = async () => (await call<ListPage<AuditEntry>>('audit', 'find')).items;

const xss = '<img src=x onerror=alert(1)><script>alert(1)</script>';

describe('products (H2, H3)', () => {
  const find = (sku: string) => call<Product>('products', 'findBySKU', { sku });

  test('the service finds all products, and one product by SKU', async () => {
    expect(await call<Product[]>('products', 'findAll')).toHaveLength(11);
    expect(await find('1001')).toMatchObject({ sku: '1001', price: 149 });
    expect(await refuse('products', 'findBySKU', { sku: '9999' })).toMatchObject({
      code: -32001,
      message: 'Product 9999 not found.',
    });
    expect(await refuse('products', 'findBySKU', { sku: 'x' })).toMatchObject({ code: -32602 });
  });

  test('an insert returns the stored, sanitized product, and visitors see it immediately', async () => {
    const product = {
      sku: '2003',
      name: 'Extra run',
      description: `One more run.<br>${xss} &ndash; R&amp;D`,
      price: 19.5,
      isActive: true,
    };
    const stored = await call<Product>('products', 'insert', { product });
    expect(stored).toMatchObject({ ...product, description: 'One more run.<br /> &ndash; R&amp;D' });
    const { result: shown } = await site.callPublic('products', 'findAll');
    expect((shown as Product[]).some(({ sku }) => sku === '2003')).toBe(true);
    expect(await refuse('products', 'insert', { product })).toMatchObject({
      code: -32602,
      data: [{ path: 'product.sku', message: 'Another product has this SKU' }],
    });
    expect((await audit())[0]).toMatchObject({
      by: 'ada',
      action: 'products.insert',
      subject: 'product 2003',
      before: null,
      after: { name: 'Extra run' },
    });
  });

  test('the second of two editors of a product gets a conflict error that contains the stored product', async () => {
    const read = await find('1002');
    const mine = await call<Product>('products', 'update', { product: { ...read, price: 199 } });
    expect(mine).toMatchObject({ sku: '1002', price: 199 });
    expect(Date.parse(mine.lastUpdate)).toBeGreaterThan(Date.parse(read.lastUpdate));
    const secondResult = await refuse('products', 'update', { product: { ...read, price: 5 } }, second);
    expect(secondResult).toMatchObject({ code: -32009, data: { current: mine } });
    expect(await find('1002')).toEqual(mine);
    expect((await audit())[0]).toMatchObject({ before: { price: 189 }, after: { price: 199 } });
  });

  test('an update without lastUpdate replaces the stored product, and the audit log has both versions (H2, H4)', async () => {
    const { lastUpdate, ...read } = await find('2002');
    await call('products', 'update', { product: { ...read, price: 41 } });
    const last = await call<Product>('products', 'update', { product: { ...read, price: 42 } }, second);
    expect(Date.parse(last.lastUpdate)).toBeGreaterThan(Date.parse(lastUpdate));
    expect(await find('2002')).toEqual(last);
    expect((await audit()).slice(0, 2)).toMatchObject([
      { by: 'bob', before: { price: 41 }, after: { price: 42 } },
      { by: 'ada', before: { price: 39 }, after: { price: 41 } },
    ]);
  });

  test('inactive products are returned to staff but not to visitors (H3)', async () => {
    const read = await find('5001');
    await call('products', 'update', { product: { ...read, isActive: false } });
    const skus = (products: unknown) => (products as Product[]).map(({ sku }) => sku);
    expect(skus(await call('products', 'findAll'))).toContain('5001');
    expect(skus((await site.callPublic('products', 'findAll')).result)).not.toContain('5001');
  });

  test('one of two simultaneous product updates is refused', async () => {
    const read = await find('4001');
    const answers = await Promise.all(
      [token, second].map((by, n) =>
        site.call('products', 'update', { product: { ...read, price: n + 1 } }, by),
      ),
    );
    expect(answers.filter(({ result }) => result !== undefined)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === -32009)).toHaveLength(1);
  });

  test.each([
    [{ price: -1 }, 'product.price'],
    [{ price: 1.005 }, 'product.price'],
    [{ price: '149' }, 'product.price'],
    [{ name: '  ' }, 'product.name'],
    [{ name: 'a\u0000' }, 'product.name'],
    [{ sku: '10x1' }, 'product.sku'],
    [{ sku: '2001' }, 'product.sku'],
    [{ isActive: 'yes' }, 'product.isActive'],
    [{ description: 'x'.repeat(10_001) }, 'product.description'],
  ])('a product update refuses %j', async (change, path) => {
    const product = { ...(await find('1001')), ...change };
    expect(await refuse('products', 'update', { product })).toMatchObject({ code: -32602, data: [{ path }] });
  });
});

describe('help (H1, H2)', () => {
  const find = (id: string) => call<HelpItem>('help', 'findById', { id });
  const history = (id: string) => call<HelpRevision[]>('help', 'history', { id });

  test('the service returns the categories and their items', async () => {
    const categories = await call<{ category: string; title: string; count: number }[]>(
      'help',
      'loadFaqCategories',
    );
    expect(categories.map(({ category }) => category).join('')).toBe(helpCategories.join(''));
    for (const { category, count } of categories) {
      expect(await call<HelpItem[]>('help', 'loadFaqCatHelp', { category })).toHaveLength(count);
    }
    expect(await refuse('help', 'findById', { id: 'z-1' })).toMatchObject({
      code: -32001,
      message: 'Help text z-1 not found.',
    });
  });

  test('an update stores the sanitized help text, visitors see it, and the history has both versions', async () => {
    const read = await find('a-1');
    const help = { ...read, helpText: `<p>New words ${xss}<a href="javascript:x()">a</a></p>` };
    const stored = await call<HelpItem>('help', 'update', { help });
    expect(stored.helpText).toBe('<p>New words <a>a</a></p>');
    const { rows } = await site.database.$client.query("select help_text from help_items where id = 'a-1'");
    expect(rows[0].help_text).toBe(stored.helpText);
    const { result: shown } = await site.callPublic('help', 'findById', { id: 'a-1' });
    expect((shown as HelpItem).helpText === stored.helpText).toBe(true);
    expect(await history('a-1')).toEqual([
      expect.objectContaining({ revision: 2, helpText: stored.helpText, changedBy: 'ada' }),
      expect.objectContaining({ revision: 1, helpText: read.helpText, changedAt: read.lastUpdate }),
    ]);
  });

  test('an edit of an outdated help text gets a conflict error that contains the stored version', async () => {
    const read = await find('b-1');
    const mine = await call<HelpItem>('help', 'update', { help: { ...read, question: 'Mine?' } });
    const late = { help: { ...read, question: 'Late?' } };
    expect(await refuse('help', 'update', late, second)).toMatchObject({
      code: -32009,
      data: { current: mine },
    });
    const { lastUpdate } = mine;
    const secondResult = await call<HelpItem>(
      'help',
      'update',
      { help: { ...late.help, lastUpdate } },
      second,
    );
    expect(secondResult.question).toBe('Late?');
    expect((await history('b-1')).map(({ changedBy }) => changedBy)).toEqual([
      'bob',
      'ada',
      'the first version',
    ]);
  });

  test('updates without lastUpdate replace the stored help text, and the history has all versions', async () => {
    const { lastUpdate: _, ...read } = await find('e-1');
    await call('help', 'update', { help: { ...read, question: 'First?' } });
    const last = await call<HelpItem>('help', 'update', { help: { ...read, question: 'Last?' } }, second);
    expect(await find('e-1')).toEqual(last);
    expect((await history('e-1')).map(({ question }) => question)).toEqual([
      'Last?',
      'First?',
      read.question,
    ]);
  });

  test('staff get help texts with placeholders, and visitors get them with values instead of placeholders', async () => {
    const read = await find('e-2');
    const help = { ...read, helpText: '<p>A report costs {price:1001}.</p>' };
    expect(await call<HelpItem>('help', 'update', { help })).toMatchObject({ helpText: help.helpText });
    const { category } = read;
    expect(await find('e-2')).toMatchObject({ helpText: help.helpText });
    expect(await call<HelpItem[]>('help', 'loadFaqCatHelp', { category })).toContainEqual(
      expect.objectContaining({ id: 'e-2', helpText: help.helpText }),
    );
    expect((await site.callPublic('help', 'findById', { id: 'e-2' })).result).toMatchObject({
      helpText: '<p>A report costs $149.</p>',
    });
  });

  test('restoring an earlier wording creates a new revision', async () => {
    const first = await find('c-1');
    expect(await history('c-1')).toMatchObject([{ revision: 1, helpText: first.helpText }]);
    await call('help', 'update', { help: { ...first, helpText: '<p>Worse</p>' } });
    const restored = await call<HelpItem>('help', 'restore', { id: 'c-1', revision: 1 });
    expect(restored).toMatchObject({ question: first.question, helpText: first.helpText });
    expect((await history('c-1')).map(({ revision }) => revision)).toEqual([3, 2, 1]);
    expect((await audit())[0]).toMatchObject({ action: 'help.restore', subject: 'help text c-1' });
    expect(await refuse('help', 'restore', { id: 'c-1', revision: 9 })).toMatchObject({ code: -32001 });
  });

  test.each([
    [{ question: ' ' }, 'help.question'],
    [{ helpText: '<script>x()</script>' }, 'help.helpText'],
    [{ helpText: '<p> &nbsp;</p>' }, 'help.helpText'],
    [{ lastUpdate: 'yesterday' }, 'help.lastUpdate'],
  ])('a help text update refuses %j', async (change, path) => {
    const help = { ...(await find('d-1')), ...change };
    expect(await refuse('help', 'update', { help })).toMatchObject({ code: -32602, data: [{ path }] });
  });
});

describe('configuration (H2)', () => {
  const load = () => call<ConfigurationForEdit>('config', 'loadForEdit');

  test('an update changes only the given parts of the configuration, and visitors see the change immediately', async () => {
    const { config, lastUpdate } = await load();
    const announceSchedule = { from: '2026-01-01T00:00:00.000Z', to: '2026-02-01T00:00:00.000Z' };
    const changed = { announce: 'Closed <b>on</b> Friday', announceSchedule, lastUpdate };
    const stored = await call<ConfigurationForEdit>('config', 'update', { config: changed });
    // The announcement is plain text, so markup is stored as typed.
    expect(stored.config).toEqual({ ...config, announce: 'Closed <b>on</b> Friday', announceSchedule });
    const { result: shown } = await site.callPublic('config', 'load');
    expect((shown as { announce: string }).announce === changed.announce).toBe(true);
    expect(await refuse('config', 'update', { config: changed }, second)).toMatchObject({
      code: -32009,
      data: { current: stored },
    });
    expect((await audit())[0]).toMatchObject({
      action: 'config.update',
      before: { announce: '' },
      after: { announce: changed.announce },
    });
  });

  test('without lastUpdate, an update of a single part replaces the stored part (H2, H4)', async () => {
    const { config } = await load();
    const company = { ...config.company, name: 'Another Name' };
    const stored = await call<ConfigurationForEdit>('config', 'update', { config: { company } }, second);
    expect(stored.config).toEqual({ ...config, company });
    expect(await load()).toEqual(stored);
    expect((await audit())[0]).toMatchObject({
      by: 'bob',
      before: { company: { name: config.company.name } },
      after: { company: { name: 'Another Name' } },
    });
    await call('config', 'update', { config: { company: config.company } });
  });

  test.each([
    ['company.name', { name: ' ' }],
    ['company.name', { name: 'A\r\nBcc: b@example.com' }],
    ['company.email.address', { email: { address: 'not one' } }],
    ['company.phone.areaCode', { phone: { areaCode: 'x', number: '555-0100' } }],
  ])('the field %s refuses %j', async (path, change) => {
    const { config, lastUpdate } = await load();
    const company = { ...config.company, ...change };
    expect(await refuse('config', 'update', { config: { company, lastUpdate } })).toMatchObject({
      code: -32602,
      data: [{ path: `config.${path}` }],
    });
  });

  test.each([
    ['faq', 'javascript:alert(1)'],
    ['faq', ' javascript:alert(1)'],
    ['faq', 'data:text/html,x'],
    ['faq', '//evil.example'],
    ['faq', '/\\evil.example'],
    ['faq', ''],
    ['customerMail', 'a@example.com?bcc=b@example.com'],
    ['supportPhone1', ''],
  ] as const)('the link %s cannot be changed to %j', async (key, target) => {
    const { config, lastUpdate } = await load();
    const navLinks = { ...config.navLinks, [key]: target };
    expect(await refuse('config', 'update', { config: { navLinks, lastUpdate } })).toMatchObject({
      code: -32602,
      data: [{ path: `config.navLinks.${key}` }],
    });
  });

  test('the stored configuration satisfies the rules for updates', async () => {
    const { config, lastUpdate } = await load();
    expect(
      (await call<ConfigurationForEdit>('config', 'update', { config: { ...config, lastUpdate } })).config,
    ).toEqual(config);
  });

  test('an announcement that ends before it starts is refused', async () => {
    const { lastUpdate } = await load();
    const announceSchedule = { from: '2026-02-01T00:00:00.000Z', to: '2026-01-01T00:00:00.000Z' };
    expect(await refuse('config', 'update', { config: { announceSchedule, lastUpdate } })).toMatchObject({
      code: -32602,
      data: [{ path: 'config.announceSchedule.to' }],
    });
  });

  test('pages such as the terms have no date at first, and only a valid date is accepted', async () => {
    const { config, lastUpdate } = await load();
    const none = { privacyPolicy: '', terms: '', regulations: '' };
    expect(config.contentDates).toEqual(none);
    const broken = { ...none, terms: '2027-02-30' };
    expect(await refuse('config', 'update', { config: { contentDates: broken, lastUpdate } })).toMatchObject({
      code: -32602,
      data: [{ path: 'config.contentDates.terms' }],
    });
    const contentDates = { ...none, terms: '2027-01-15' };
    await call('config', 'update', { config: { contentDates, lastUpdate } });
    const { result } = await site.callPublic('config', 'load');
    expect(result).toMatchObject({ contentDates });
  });

  test('estimator prices are loaded and changed, and a stale change is refused (E8)', async () => {
    const read = await call<EstimatorPricesForEdit>('config', 'loadEstimatorPrices');
    const prices = { ...read.prices, residential: { ...read.prices.residential, estmOffset: 60 } };
    const stored = await call<EstimatorPricesForEdit>('config', 'updateEstimatorPrices', { ...read, prices });
    expect(stored.prices).toEqual(prices);
    const { result: shown } = await site.callPublic('config', 'loadEstimatorPrices');
    expect((shown as EstimatorPricesForEdit['prices']).residential.estmOffset === 60).toBe(true);
    expect(await refuse('config', 'updateEstimatorPrices', { ...read, prices }, second)).toMatchObject({
      code: -32009,
      data: { current: stored },
    });
    const broken = { ...prices, residential: { ...prices.residential, estmOffset: -1 } };
    expect(await refuse('config', 'updateEstimatorPrices', { ...stored, prices: broken })).toMatchObject({
      code: -32602,
      data: [{ path: 'prices.residential.estmOffset' }],
    });
  });
});
