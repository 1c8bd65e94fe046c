import { rpcCodes } from '@title24/shared-domain/rpc';
import { describedServices } from '@title24/shared-domain/rpc/server';
import type { OrderSite } from './orders/testing/order-site.ts';
import { withOrderSite } from './orders/testing/with-order-site.ts';
import { digestSql } from './testing/digest-sql.ts';

jest.setTimeout(120_000);

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const forms = { project: /^P\d+$/, order: /^P\d+-\d+$/, submission: /^FS-\d+-\w+$/, row: uuid } as const;
type Kind = keyof typeof forms;

const kindOf = (value: unknown): Kind | undefined =>
  (Object.keys(forms) as Kind[]).find((kind) => typeof value === 'string' && forms[kind].test(value));

const methods = describedServices.flatMap((service) =>
  Object.values(service).flatMap(({ service, method, access, examples }) => {
    const params = examples
      .map(({ params }): Record<string, unknown> => Object.fromEntries(Object.entries(params ?? {})))
      .find((each) => Object.values(each).some(kindOf));
    return access !== 'public' && params ? [{ name: `${service}.${method}`, service, method, params }] : [];
  }),
);

let site: OrderSite;
withOrderSite((opened) => {
  site = opened;
});

/** Ids of Ana's objects. The keys of UUIDs are names of methods or parameters. The other keys are kinds of objects. */
let anasObjects: Readonly<Record<string, string>>;
let bensObjects: Readonly<Record<string, string>>;

beforeAll(async () => {
  const { number: order } = await site.reviewed();
  site.pass({ hours: 3 });
  await site.act('deliver', order);
  const { number: bensOrder } = await site.ordered(['1001'], 'ben');
  const { number: project } = await site.project();
  const { number: bensProject } = await site.project({}, 'ben');
  const idOf = async (query: string): Promise<string> => (await site.sql(query)).rows[0].id;
  const ana = await idOf("select id from accounts where name = 'ana'");
  anasObjects = {
    project,
    order,
    submission: 'FS-20261120-7K3Q9XMT',
    'account.endSession': await idOf(`select id from sessions where account_id = '${ana}'`),
    'account.removePasskey': await idOf(
      `insert into passkeys (id, account_id, name, credential_id, public_key, counter, transports, backed_up)
        values (gen_random_uuid(), '${ana}', 'Phone', 'x', 'x', 0, '[]', false) returning id`,
    ),
    file: await idOf('select id from order_files'),
    fileId: await idOf(
      `insert into project_files (id, project_id, kind, name, folder, stored_name, media_type, size, sha256, attached_at)
        select gen_random_uuid(), id, 'floor-plan', 'plans.pdf', 'PF-x', '1.pdf', 'application/pdf', 9, repeat('a', 64), now()
        from projects where number = '${project}' returning id`,
    ),
    charge: await idOf('select id from charges'),
    // Callers choose the idempotency key. It is not the id of an object.
    idempotencyKey: crypto.randomUUID(),
  };
  bensObjects = { project: bensProject, order: bensOrder };
});

function paramsOf({ name, params }: (typeof methods)[number], owned: Readonly<Record<string, string>>) {
  const entries = Object.entries(params).map(([member, value]) => {
    const kind = kindOf(value);
    if (!kind) return [member, value];
    if (kind !== 'row') return [member, owned[kind]];
    // Only staff methods keep the example's id. They refuse callers without permission before they look up the id.
    return [member, owned[name] ?? owned[member] ?? value];
  });
  return Object.fromEntries(entries);
}

/**
 * Returns a digest of each table, except request counts, save counts and emails, which may change even if every call
 * is refused.
 */
async function tableDigests(): Promise<readonly string[]> {
  const { rows } = await site.sql(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_name not in ('request_counts', 'project_save_counts', 'mail_outbox') order by 1",
  );
  const texts = [];
  for (const { name } of rows) {
    const { rows } = await site.sql(`select ${digestSql(name)} as digest`);
    texts.push(`${name} ${rows[0].digest}`);
  }
  return texts;
}

const refusals: readonly (number | undefined)[] = [rpcCodes.notFound, rpcCodes.forbidden];

test('another account’s object looks missing, even to an admin, in every method that members can call', async () => {
  expect(methods.length).toBeGreaterThan(70);
  // A login changes stored data, so both accounts log in before the first digest.
  for (const account of ['ben', 'eve']) await site.done(account, 'account', 'load');
  const before = await tableDigests();
  const wrong: string[] = [];
  const owners = [];
  for (const method of methods) {
    const { name, service, params } = method;
    const { error } = await site.call('ben', service, method.method, paramsOf(method, anasObjects));
    if (!refusals.includes(error?.code)) wrong.push(`ben ${name} ${JSON.stringify(error)}`);
    if (error?.code === rpcCodes.forbidden) continue;
    owners.push(method);
    for (const [member, value] of Object.entries(params)) {
      const isKnown = kindOf(value) !== 'row' || (anasObjects[name] ?? anasObjects[member]);
      if (!isKnown) wrong.push(`${name}: the test has no ${member} of another account`);
    }
    const byStaff = await site.call('eve', service, method.method, paramsOf(method, anasObjects));
    if (byStaff.error?.code !== rpcCodes.notFound) wrong.push(`eve ${name} ${JSON.stringify(byStaff)}`);
  }
  expect(wrong).toEqual([]);
  expect(owners.map(({ name }) => name)).toEqual(
    methods.map(({ name }) => name).filter((name) => /^(account|orders|projects)\./.test(name)),
  );
  expect(await tableDigests()).toEqual(before);
});

test('another account’s file or charge cannot be reached through the caller’s own project or order', async () => {
  const before = await tableDigests();
  const found: string[] = [];
  const mixed = methods.filter(
    ({ name, params }) =>
      /^(orders|projects)\./.test(name) && ['file', 'fileId', 'charge'].some((member) => member in params),
  );
  expect(mixed.length).toBeGreaterThan(2);
  for (const method of mixed) {
    const params = paramsOf(method, { ...anasObjects, ...bensObjects });
    const { error } = await site.call('ben', method.service, method.method, params);
    if (error?.code !== rpcCodes.notFound) found.push(`${method.name} ${JSON.stringify(error)}`);
  }
  expect(found).toEqual([]);
  expect(await tableDigests()).toEqual(before);
});

test('without a login, every call that names an object is refused', async () => {
  for (const method of methods) {
    const { status } = await site.site.call(method.service, method.method, paramsOf(method, anasObjects), '');
    expect([method.name, status]).toEqual([method.name, 401]);
  }
});

test('the owner finds each object', async () => {
  const missed: string[] = [];
  const own = methods.filter(({ name }) => /^(orders|projects|account)\./.test(name));
  // This method must run last, because it removes a file that other methods need.
  const isLast = ({ name }: { name: string }) => Number(name === 'projects.detach');
  for (const method of own.toSorted((a, b) => isLast(a) - isLast(b))) {
    const { error } = await site.call('ana', method.service, method.method, paramsOf(method, anasObjects));
    if (error?.code === rpcCodes.notFound || error?.code === rpcCodes.forbidden)
      missed.push(`${method.name} ${JSON.stringify(error)}`);
  }
  expect(missed).toEqual([]);
});
