import { readFile } from 'node:fs/promises';
import { rpcCodes } from '@title24/remote-kit/rpc';
import type { LoginResult, LoginStatus, Product, SiteConfiguration } from '@title24/shared-domain';
import type { SubmissionDetail, SubmissionList } from '@title24/shared-domain/full-service';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { PasswordHasher } from './features/accounts/engine/password-hash.ts';
import { roleSeeds } from './features/accounts/roles/roles.seed.ts';
import { roleSet } from './features/accounts/roles/roles.seed-set.ts';
import { AccountSite, totpCode } from './features/accounts/testing/account-site.ts';
import { siteUpdate } from './features/audit/record-site-update.ts';
import { productSeeds } from './features/catalogue/products.seed.ts';
import { productSet } from './features/catalogue/products.seed-set.ts';
import { siteConfigurationSet } from './features/configuration/configuration.seed-sets.ts';
import { estimatorPricesSeed } from './features/configuration/estimator-prices.seed.ts';
import { siteConfigurationSeed } from './features/configuration/site-configuration.seed.ts';
import { helpSet } from './features/help/seeds/help.seed-set.ts';
import { helpSeeds } from './features/help/seeds/index.ts';
import { prepareDatabase } from './platform/db/prepare-database.ts';
import { applySeeds } from './platform/db/seeds/apply-seeds.ts';
import type { SeedSet, SeedValue } from './platform/db/seeds/seed-set.ts';
import { fillDatabase } from './site-database.ts';
import * as tables from './tables.ts';

jest.setTimeout(120_000);

const { auditEntries, dataRevision, helpItems, helpRevisions, products, roles, seedMarks } = tables;
const { siteConfiguration, submissionCounts } = tables;

/** What the dump holds besides hashes: a session of ada's, and pia's authenticator app with its backup codes. */
const adasToken = 'EOtDlQgq3dKQX82Pg4rCcOc1xE5ePNpO8o3Z_cqTXQk';
const piasSecret = 'GAZEQVBTJFPTQTZZLFNE6UZNK5TVEZCZON3UWV22J5IUYLJSG5LQ';
const piasBackupCodes = ['QqGoH-NxYAt', 'zVrVr-qZyVH', 'pjm59-YknmB'];

/** The newest migration of the release before this one. Its snapshot holds what that release's queries name. */
const newestOfReleaseBefore = '0026';

interface SnapshotTable {
  readonly name: string;
  readonly columns: Readonly<Record<string, object>>;
}

let site: AccountSite;

beforeAll(async () => {
  const dump = await readFile(new URL('./testing/previous-release.sql', import.meta.url), 'utf8');
  site = await AccountSite.open(
    {},
    undefined,
    undefined,
    async (database) => {
      await database.execute(
        sql`drop schema public cascade; create schema public; drop schema drizzle cascade`,
      );
      await database.$client.query(dump);
      // Servers that start at once.
      await Promise.all([1, 2, 3].map(() => prepareDatabase(database.connectionString, fillDatabase)));
    },
    undefined,
    { passwords: new PasswordHasher() },
  );
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
const load = async () => (await site.callPublic('config', 'load')).result as SiteConfiguration;

describe('a database of the previous release, brought up to date', () => {
  test('has what somebody changed, added and deleted as they left it', async () => {
    expect(await productOf('1001')).toMatchObject({
      price: 155.5,
      description: expect.stringContaining('Holds the certificate'),
    });
    expect(await productOf('3003')).toMatchObject({ name: 'Site Visit', price: 250 });
    expect(await productOf('5003')).toBeUndefined();
    expect(await helpOf('a-1')).toMatchObject({
      question: 'How can you help me?',
      helpText: '<p>Ask Ada.</p>',
    });
    expect(await site.database.$count(helpRevisions, eq(helpRevisions.helpId, 'a-1'))).toBe(2);
    expect(await helpOf('i-9')).toBeUndefined();
    expect(await roleOf('Customer Service')).toMatchObject({ description: 'Answers the telephone' });
    const { company, navLinks } = await load();
    expect([company.name, company.email.address, navLinks.resources]).toEqual([
      'Ada Energy',
      'ada@example.com',
      '/faq',
    ]);
    const { result: prices } = await site.callPublic('config', 'loadEstimatorPrices');
    const { residential } = estimatorPricesSeed;
    expect(prices).toEqual({ ...estimatorPricesSeed, residential: { ...residential, estmOffset: 60 } });
  });

  test('has everything else as this release has it', async () => {
    const own = ['1001', '3003'];
    const catalogue = (await site.callPublic('products', 'findAll')).result as readonly Product[];
    expect(
      catalogue
        .filter(({ sku }) => !own.includes(sku))
        .map(({ sku, name, price, description }) => ({ sku, name, price, description })),
    ).toEqual(productSeeds.filter(({ sku }) => !['5003', ...own].includes(sku)));
    const items = await site.database.select().from(helpItems);
    const stored = new Map(items.map(({ lastUpdate: _, ...item }) => [item.id, item]));
    const expected = helpSeeds.filter(({ id }) => !['a-1', 'i-9'].includes(id));
    expect(expected.map(({ id }) => stored.get(id))).toEqual(expected);
    expect(
      await site.database
        .select()
        .from(roles)
        .where(inArray(roles.name, ['Member', 'Analyst']))
        .orderBy(asc(roles.sortOrder)),
    ).toEqual(roleSeeds.filter(({ name }) => ['Member', 'Analyst'].includes(name)));
    const { company, navLinks, ...others } = await load();
    const { company: seededCompany, navLinks: seededLinks, ...seededOthers } = siteConfigurationSeed;
    expect(others).toEqual(seededOthers);
    expect(company).toEqual({ ...seededCompany, name: company.name, email: company.email });
    expect(navLinks).toEqual({ ...seededLinks, resources: '/faq' });
  });

  test('tells once in the audit log what the update changed, and keeps what was there', async () => {
    const entries = await site.database.select().from(auditEntries).orderBy(asc(auditEntries.id));
    const subjects = entries.filter((each) => each.by === siteUpdate.accountName).map((each) => each.subject);
    expect(subjects).toContain('product 1002');
    expect(subjects).toContain('help text a-2');
    expect(subjects).not.toContain('help text a-1');
    expect(new Set(subjects).size).toBe(subjects.length);
    expect(entries.filter(({ by }) => by === 'ada').map(({ action }) => action)).toEqual(
      expect.arrayContaining(['products.insert', 'help.update', 'config.update']),
    );
  });

  test('lets people log in, with their sessions, roles and authenticator apps', async () => {
    const status = await site.callPublic('security', 'loginStatus', {}, { token: adasToken });
    expect((status.result as LoginStatus).status).toBe(true);
    expect((await site.call('products', 'findAll', {}, adasToken)).status).toBe(200);
    const mel = await site.tokenOf('mel');
    expect((await site.call('products', 'findAll', {}, mel)).error?.code).toBe(rpcCodes.forbidden);
    const code = totpCode(piasSecret);
    expect(((await site.logIn('pia')).result as LoginResult).token).toBeNull();
    expect(((await site.logIn('pia', { code })).result as LoginResult).token).toMatch(/./);
  });

  test('takes the backup codes that were handed out, each once', async () => {
    for (const code of piasBackupCodes) {
      expect(((await site.logIn('pia', { code })).result as LoginResult).token).toMatch(/./);
    }
    for (const code of [...piasBackupCodes, 'QqGoH-NxYAu']) {
      expect((await site.logIn('pia', { code })).error).toBeDefined();
    }
  });

  test('has its submissions whole, with files, notes and counts', async () => {
    const list = (await site.call('submissions', 'find', {}, adasToken)).result as SubmissionList;
    expect(list.items.map(({ reference, projectName, status }) => [reference, projectName, status])).toEqual([
      ['FS-20261116-2B4C6D8F', 'Harbor Café', 'new'],
      ['FS-20261015-7K3Q9XMT', 'Oak Street 12', 'in-review'],
    ]);
    const detail = async (reference: string) =>
      (await site.call('submissions', 'load', { reference }, adasToken)).result as SubmissionDetail;
    const { files, notes } = await detail('FS-20261015-7K3Q9XMT');
    expect(files.map(({ name, size, scanState }) => [name, size, scanState])).toEqual([
      ['plan A1.pdf', 1200, 'not-scanned'],
      ['plan A2.pdf', 2400, 'clean'],
    ]);
    expect(notes).toMatchObject([{ by: 'pia', text: 'Called the owner.' }]);
    const counts = await site.database.select().from(submissionCounts).orderBy(asc(submissionCounts.day));
    expect(counts.map(({ day, number }) => [day, number])).toEqual([
      ['2026-10-15', 1],
      ['2026-11-15', 1],
    ]);
  });

  test('is not written to by the next start', async () => {
    const state = async () => [
      await site.database.select().from(dataRevision),
      await site.database.select({ row: sql`xmin::text` }).from(seedMarks),
      await site.database.$count(auditEntries),
    ];
    const before = await state();
    await prepareDatabase(site.database.connectionString, fillDatabase);
    expect(await state()).toEqual(before);
  });
});

describe('the release after this one', () => {
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

  test('brings a product, and neither one that was deleted or renamed nor one over somebody’s own', async () => {
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

  test('leaves a product off the list that staff took off it, and rewords it all the same', async () => {
    const { result } = await site.call('products', 'findBySKU', { sku: '3001' }, adasToken);
    const product = { ...(result as Product), isActive: false };
    expect((await site.call('products', 'update', { product }, adasToken)).error).toBeUndefined();
    await next(productSet, newProducts(['3001']));
    expect(await productOf('3001')).toMatchObject({ name: 'New 3001', isActive: false });
  });

  test('brings a help text, and the new wording of one that was restored to its first', async () => {
    const [first, second, third] = helpSeeds.filter(({ category }) => category === 'B');
    if (!first || !second || !third) throw new Error('There are too few help texts.');
    const edit = (help: object) => site.call('help', 'update', { help }, adasToken);
    await edit({ ...first, question: 'Ours?' });
    await edit({ ...second, question: 'Ours?' });
    await site.call('help', 'restore', { id: second.id, revision: 1 }, adasToken);
    const reworded = [first, second, third].map((seed) => ({ ...seed, question: `${seed.question} Now?` }));
    const added = { ...first, id: 'b-9', sortOrder: 9, question: 'What is new?' };
    await next(helpSet, Object.fromEntries([...reworded, added].map((seed) => [seed.id, seed])));
    const questions = await Promise.all(
      [first.id, second.id, third.id, 'b-9'].map(async (id) => (await helpOf(id))?.question),
    );
    expect(questions).toEqual(['Ours?', reworded[1]?.question, reworded[2]?.question, 'What is new?']);
    const { result } = await site.call('help', 'history', { id: second.id }, adasToken);
    expect(result).toMatchObject([
      { question: reworded[1]?.question, changedBy: siteUpdate.accountName },
      { question: second.question },
      { question: 'Ours?' },
      { question: second.question },
    ]);
  });

  test('brings a role, and a permission to a role that nobody has changed', async () => {
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

  test('changes the target of a link that nobody has changed, and leaves the others', async () => {
    await next(siteConfigurationSet, {
      'navLinks.faq': { value: '/questions' },
      'navLinks.resources': { value: '/all-resources' },
    });
    // Not by the public call, whose results are kept until word of the change arrives.
    const [row] = await site.database.select().from(siteConfiguration);
    if (!row) throw new Error('The site has no configuration.');
    const { navLinks, company } = row.document;
    expect([navLinks.faq, navLinks.resources, navLinks.prices]).toEqual(['/questions', '/faq', '/prices']);
    expect(company.name).toBe('Ada Energy');
  });

  test('is brought whole by the next start after one that broke in the middle', async () => {
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

test('a member that is not stored yet has its default, for visitors and in the editor', async () => {
  await site.database.execute(
    sql`update site_configuration set document = document - 'announce' #- '{navLinks,fullService}'`,
  );
  await site.database.execute(
    sql`update estimator_prices set document = document #- '{commercial,perfAppr,3}'`,
  );
  const edited = await site.call('config', 'loadForEdit', {}, adasToken);
  const prices = await site.call('config', 'loadEstimatorPrices', {}, adasToken);
  expect(edited.result).toMatchObject({
    config: { announce: '', navLinks: { fullService: '/full-service' } },
  });
  expect(prices.result).toMatchObject({ prices: { commercial: { perfAppr: { 3: 365 } } } });
});

describe('the release before, which may run beside this one during a restart', () => {
  const snapshot = async (): Promise<readonly SnapshotTable[]> => {
    const file = new URL(
      `./platform/db/migrations/meta/${newestOfReleaseBefore}_snapshot.json`,
      import.meta.url,
    );
    return Object.values(JSON.parse(await readFile(file, 'utf8')).tables);
  };

  test('reads every column that its queries name', async () => {
    for (const { name, columns } of await snapshot()) {
      const named = Object.keys(columns).map((column) => `"${column}"`);
      await site.database.$client.query(`select ${named.join(', ')} from "${name}" limit 0`);
    }
  });

  test('adds rows without the columns that it does not know', async () => {
    const known = new Set(
      (await snapshot()).flatMap(({ name, columns }) =>
        Object.keys(columns).map((column) => `${name}.${column}`),
      ),
    );
    const tablesBefore = new Set([...known].map((column) => column.split('.')[0]));
    const { rows } = await site.database.execute<{ table: string; column: string }>(sql`
      select table_name as "table", table_name || '.' || column_name as "column"
      from information_schema.columns
      where table_schema = 'public' and is_nullable = 'NO' and column_default is null and is_identity = 'NO'
        and is_generated = 'NEVER'`);
    const asked = rows.filter(({ table, column }) => tablesBefore.has(table) && !known.has(column));
    expect(rows.length).toBeGreaterThan(100);
    expect(asked).toEqual([]);
  });

  test('stores and reads passwords as it did', async () => {
    const { $client } = site.database;
    const hashesOf = async (accountId?: string) =>
      (
        await $client.query(
          'select id, account_id, password, created_at, updated_at from credentials where account_id = $1',
          [accountId],
        )
      ).rows;
    const { rows: added } = await $client.query<{ id: string }>(
      "insert into accounts (id, name, email) values (default, 'olga', 'olga@example.com') returning id",
    );
    await $client.query(
      `insert into credentials (id, account_id, password, created_at, updated_at)
       values (default, $1, 'hash', default, default)`,
      [added[0]?.id],
    );
    expect(await hashesOf(added[0]?.id)).toMatchObject([{ password: 'hash' }]);
    const addedNow = await site.addAccount('newcomer', 'Member');
    expect(await hashesOf(addedNow)).toMatchObject([{ password: expect.stringContaining(':') }]);
  });
});
