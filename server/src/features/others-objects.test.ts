import * as described from '@title24/remote-kit/rpc/server';
import { OrderSite } from './orders/testing/order-site.ts';

jest.setTimeout(120_000);

interface Described {
  readonly service: string;
  readonly method: string;
  readonly access: unknown;
  readonly examples: readonly { readonly params?: Readonly<Record<string, unknown>> }[];
}

const isMethod = (value: unknown): value is Described =>
  typeof value === 'object' && value !== null && 'access' in value && 'examples' in value;

/** The services that members call about what is theirs; permissions.test.ts has who calls the others. */
const services = ['account', 'projects', 'orders'];

const methods = Object.values(described)
  .flatMap((exported): unknown[] => Object.values(exported))
  .filter(isMethod)
  .filter(({ service, access }) => services.includes(service) && access !== 'public');

/** They are about the caller alone, so that nothing of somebody else can be named. */
const aboutCaller = [
  ...['load', 'submissions', 'exportData', 'deleteAccount', 'changeEmail', 'changePassword', 'startTotp'],
  ...['confirmTotp', 'stopTotp', 'passkeyOptions', 'addPasskey', 'logoutEverywhere'],
].map((method) => `account.${method}`);
const makeOrList = ['projects.list', 'projects.create', 'projects.import', 'projects.active', 'orders.list'];

let site: OrderSite;
/** What is ana's, by the members of params that name it. */
let anas: Readonly<Record<string, string>>;

beforeAll(async () => {
  site = await OrderSite.open();
  const { number: order } = await site.ordered();
  const { number } = await site.project();
  const file = `gen_random_uuid(), 'plan.pdf', 'a.pdf', 'application/pdf', 1, repeat('a', 64)`;
  const columns = 'id, name, stored_name, media_type, size, sha256';
  const { rows: attached } = await site.sql(
    `insert into project_files (${columns}, project_id, kind, folder, attached_at)
     select ${file}, id, 'plans', 'PF-1', now() from projects where number = $1 returning id`,
    [number],
  );
  await site.sql(
    `insert into order_files (${columns}, order_id, round, kind, folder, added_by, added_at)
     select $2::uuid, 'report.pdf', 'a.pdf', 'application/pdf', 1, repeat('a', 64), id, 1, 'report', 'OF-1', 'cleo', now()
     from orders where number = $1`,
    [order, attached[0].id],
  );
  const { rows: sessions } = await site.sql(
    'select s.id from sessions s join accounts a on a.id = s.account_id',
  );
  anas = { number, order, fileId: attached[0].id, id: sessions[0]?.id ?? '' };
});
afterAll(() => site.close());

/** The rows that are somebody's. */
async function stored(): Promise<string> {
  const { rows } = await site.sql(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename ~ '^(project|order|payment|saved_card)'
       and tablename <> 'project_save_counts' order by 1`,
  );
  const texts: string[] = [];
  for (const { name } of rows) {
    const { rows: content } = await site.sql(
      `select coalesce(string_agg(t::text, E'\\n' order by t::text), '') as text from ${name} t`,
    );
    texts.push(`${name}\n${content[0].text}`);
  }
  return texts.join('\n\n');
}

/** A number or id that nobody has, of the same form. */
const nobodys: Readonly<Record<string, string>> = {
  number: 'P999999',
  order: 'P999999-1',
  fileId: '00000000-0000-4000-8000-000000000000',
  id: '00000000-0000-4000-8000-000000000000',
};

const nameOf = ({ service, method }: Described) => `${service}.${method}`;
const withObjects = methods.filter((each) => ![...aboutCaller, ...makeOrList].includes(nameOf(each)));

test('H7 D1b each method of members names what it is about, or is known to be about the caller', () => {
  const without = withObjects.filter(
    ({ examples }) => !Object.keys(examples[0]?.params ?? {}).some((key) => key in nobodys),
  );
  expect(without.map(nameOf)).toEqual([]);
  expect(withObjects.length).toBeGreaterThan(20);
});

test.each(withObjects.map((each) => [nameOf(each), each] as const))(
  'H7 D1b %s of what is somebody else’s answers as if it did not exist, and changes nothing',
  async (_, { service, method, examples }) => {
    const params = (ids: Readonly<Record<string, string>>) =>
      Object.fromEntries(
        Object.entries(examples[0]?.params ?? {}).map(([key, value]) => [key, ids[key] ?? value]),
      );
    const before = await stored();
    const unknown = await site.call('ben', service, method, params(nobodys));
    const foreign = await site.call('ben', service, method, params(anas));
    const told = ({ error, result }: typeof foreign) =>
      JSON.stringify({ code: error?.code, message: error?.message, result });
    const asUnknown = Object.entries(anas).reduce(
      (text, [key, id]) => (id ? text.replaceAll(id, nobodys[key] ?? '') : text),
      told(foreign),
    );
    expect(asUnknown).toBe(told(unknown));
    expect(foreign.error?.code ?? 'no error').not.toBe(-32602);
    expect(await stored()).toBe(before);
  },
);
