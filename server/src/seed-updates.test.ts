import type { Product } from '@title24/shared-domain';
import { eq, sql } from 'drizzle-orm';
import { roleSeeds } from './features/accounts/roles/roles.seed.ts';
import { roleSet } from './features/accounts/roles/roles.seed-set.ts';
import { AccountSite } from './features/accounts/testing/account-site.ts';
import { siteUpdate } from './features/audit/recorded-seed-set.ts';
import { productSet } from './features/catalog/products.seed-set.ts';
import { siteConfigurationSet } from './features/configuration/configuration.seed-sets.ts';
import { helpSet } from './features/help/seeds/help.seed-set.ts';
import { helpSeeds } from './features/help/seeds/index.ts';
import { prepareDatabase } from './platform/db/prepare-database.ts';
import { applySeeds } from './platform/db/seeds/apply-seeds.ts';
import type { SeedSet, SeedValue } from './platform/db/seeds/seed-set.ts';
import { fillDatabase } from './site-database.ts';
import * as tables from './tables.ts';

jest.setTimeout(120_000);

const { auditEntries, dataRevision, helpItems, products, roles, seedMarks, siteConfiguration } = tables;

let site: AccountSite;
let token: string;

beforeAll(async () => {
  site = await AccountSite.open();
  await site.addAccount('ada', 'Admin');
  token = await site.tokenOf('ada');
  await site.database.update(products).set({ price: 155.5 }).where(eq(products.sku, '1001'));
  await site.database.delete(products).where(eq(products.sku, '5003'));
  await site.database
    .insert(products)
    .values({ sku: '3003', name: 'Site Visit', description: '', price: 250 });
  const description = 'Answers the telephone';
  await site.database.update(roles).set({ description }).where(eq(roles.name, 'Customer Service'));
  await site.database.execute(sql`update site_configuration set document =
    jsonb_set(jsonb_set(document, '{navLinks,resources}', '"/faq"'), '{company,name}', '"Ada Energy"')`);
});
afterAll(() => site.close());

const productOf = async (sku: string) => {
  const [row] = await site.database.select().from(products).where(eq(products.sku, sku));
  return row;
};
const helpOf = async (id: string) => {
  const [row] = await site.database.select().from(helpItems).where(eq(helpItems.id, id));
  return row;
};
const roleOf = async (name: string) => {
  const [row] = await site.database.select().from(roles).where(eq(roles.name, name));
  return row;
};

test('a start with the same seeds writes nothing', async () => {
  const state = async () => [
    await site.database.select().from(dataRevision),
    await site.database.select({ row: sql`xmin::text` }).from(seedMarks),
    await site.database.$count(auditEntries),
  ];
  const before = await state();
  await prepareDatabase(site.database.connectionString, fillDatabase);
  expect(await state()).toEqual(before);
});

describe('a release with new seeds', () => {
  const withSeeds = <Value extends SeedValue>(
    set: SeedSet<Value>,
    seeds: Readonly<Record<string, Value>>,
  ): SeedSet<Value> => ({ ...set, seeds: new Map([...set.seeds, ...Object.entries(seeds)]) });
  const next = <Value extends SeedValue>(set: SeedSet<Value>, seeds: Readonly<Record<string, Value>>) =>
    applySeeds(site.database, [withSeeds(set, seeds)]);
  const productSeed = (sku: string) => ({ sku, name: `New ${sku}`, price: 7, description: '' });
  const newProducts = (skus: readonly string[]) =>
    Object.fromEntries(skus.map((sku) => [sku, productSeed(sku)]));
  const entriesOf = (subject: string) =>
    site.database
      .select({ by: auditEntries.by, action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.subject, subject));

  test('adds and updates products, except those that staff added, deleted or changed', async () => {
    await site.database.update(products).set({ sku: '2009' }).where(eq(products.sku, '2002'));
    const skus = ['1001', '2001', '2002', '2003', '2009', '3003', '5003'];
    await next(productSet, newProducts(skus));
    expect(await Promise.all(skus.map(async (sku) => (await productOf(sku))?.name))).toEqual([
      'Standard Residential Report',
      'New 2001',
      undefined,
      'New 2003',
      'Heating and Cooling Load Calculations',
      'Site Visit',
      undefined,
    ]);
    expect(await entriesOf('product 2003')).toEqual([
      { by: siteUpdate.accountName, action: 'products.insert' },
    ]);
  });

  test('updates the texts of a product that staff deactivated, and leaves it inactive', async () => {
    const { result } = await site.call('products', 'findBySKU', { sku: '3001' }, token);
    const product = { ...(result as Product), isActive: false };
    expect((await site.call('products', 'update', { product }, token)).error).toBeUndefined();
    await next(productSet, newProducts(['3001']));
    expect(await productOf('3001')).toMatchObject({ name: 'New 3001', isActive: false });
  });

  test('adds a help text, and updates a text that staff restored to its first version', async () => {
    const [first, second, third] = helpSeeds.filter(({ category }) => category === 'B');
    if (!first || !second || !third) throw new Error('There are too few help texts.');
    const edit = (help: object) => site.call('help', 'update', { help }, token);
    await edit({ ...first, question: 'Ours?' });
    await edit({ ...second, question: 'Ours?' });
    await site.call('help', 'restore', { id: second.id, revision: 1 }, token);
    const reworded = [first, second, third].map((seed) => ({ ...seed, question: `${seed.question} Now?` }));
    const added = { ...first, id: 'b-9', sortOrder: 9, question: 'What is new?' };
    await next(helpSet, Object.fromEntries([...reworded, added].map((seed) => [seed.id, seed])));
    const questions = await Promise.all(
      [first.id, second.id, third.id, 'b-9'].map(async (id) => (await helpOf(id))?.question),
    );
    expect(questions).toEqual(['Ours?', reworded[1]?.question, reworded[2]?.question, 'What is new?']);
    const { result } = await site.call('help', 'history', { id: second.id }, token);
    expect(result).toMatchObject([
      { question: reworded[1]?.question, changedBy: siteUpdate.accountName },
      { question: second.question },
      { question: 'Ours?' },
      { question: second.question },
    ]);
  });

  test('adds a role, and a permission to an unchanged role', async () => {
    const [member, analyst, service] = roleSeeds;
    if (!member || !analyst || !service) throw new Error('There are too few roles.');
    const permissions = { ...analyst.permissions, PRODUCT: '2' };
    await next(roleSet, {
      Analyst: { ...analyst, permissions },
      'Customer Service': { ...service, permissions },
      Auditor: { ...member, name: 'Auditor' },
    });
    expect((await roleOf('Analyst'))?.permissions).toEqual(permissions);
    expect((await roleOf('Customer Service'))?.permissions).toEqual(service.permissions);
    expect(await roleOf('Auditor')).toMatchObject({ permissions: member.permissions });
    expect(await entriesOf('role Analyst')).toEqual([{ by: siteUpdate.accountName, action: 'roles.update' }]);
  });

  test('changes the target of a link that staff have not changed, and keeps the other links', async () => {
    await next(siteConfigurationSet, {
      'navLinks.faq': { value: '/questions' },
      'navLinks.resources': { value: '/all-resources' },
    });
    // Public calls return cached results until the change is announced, so this test reads the configuration's row.
    const [row] = await site.database.select().from(siteConfiguration);
    if (!row) throw new Error('The site has no configuration.');
    const { navLinks, company } = row.document;
    expect([navLinks.faq, navLinks.resources, navLinks.prices]).toEqual(['/questions', '/faq', '/prices']);
    expect(company.name).toBe('Ada Energy');
  });

  test('applies all of its seeds at the next start after a failed start', async () => {
    const sets = [
      withSeeds(productSet, newProducts(['6001'])),
      withSeeds(roleSet, { Guest: { name: 'Guest', description: '', sortOrder: 9, permissions: {} } }),
    ] as const;
    const breaking: SeedSet = {
      ...sets[1],
      async insert(...all: Parameters<SeedSet['insert']>) {
        await (roleSet as SeedSet).insert(...all);
        throw new Error('The power failed');
      },
    };
    await expect(applySeeds(site.database, [sets[0], breaking])).rejects.toThrow('The power failed');
    expect([(await productOf('6001'))?.name, await roleOf('Guest')]).toEqual(['New 6001', undefined]);
    await applySeeds(site.database, sets);
    expect(await roleOf('Guest')).toMatchObject({ sortOrder: 9 });
    expect(await entriesOf('product 6001')).toHaveLength(1);
  });
});

test('staff get the default of a configuration value or price that is not stored yet', async () => {
  await site.database.execute(
    sql`update site_configuration set document = document - 'announce' #- '{navLinks,fullService}'`,
  );
  await site.database.execute(
    sql`update estimator_prices set document = document #- '{commercial,perfAppr,3}'`,
  );
  const edited = await site.call('config', 'loadForEdit', {}, token);
  const prices = await site.call('config', 'loadEstimatorPrices', {}, token);
  expect(edited.result).toMatchObject({
    config: { announce: '', navLinks: { fullService: '/full-service' } },
  });
  expect(prices.result).toMatchObject({ prices: { commercial: { perfAppr: { 3: 365 } } } });
});
