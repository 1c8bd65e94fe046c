import type { ConfigurationForEdit, EstimatorPricesForEdit, HelpItem } from '@title24/shared-domain';
import {
  announcementCases,
  companyCases,
  descriptionMarkupCases,
  helpCases,
  helpMarkupCases,
  noteCases,
  passwordCases,
  priceCases,
  productCases,
  type RuleCase,
  registrationCases,
} from '@title24/shared-domain/editing/testing';
import { eq } from 'drizzle-orm';
import { accounts } from './accounts/tables/accounts.table.ts';
import { AccountSite } from './accounts/testing/account-site.ts';
import { sanitizeDescription } from './catalog/sanitize-description.ts';
import { sanitizeHelpText } from './help/sanitize-help-text.ts';

jest.setTimeout(120_000);

let site: AccountSite;
let token: string;

beforeAll(async () => {
  site = await AccountSite.open();
  await site.addAccount('ada', 'Admin');
  token = await site.tokenOf('ada');
});
afterAll(() => site.close());

function changed<Tree extends object>(object: Tree, path: string, value: unknown): Tree {
  const copy = structuredClone(object);
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  Reflect.set(
    steps.reduce<object>((tree, step) => Reflect.get(tree, step) as object, copy),
    last,
    value,
  );
  return copy;
}

/**
 * Calls a method with a copy of `params` that contains the rule case's value. The value's path is `parameter` followed
 * by the case's path. Returns null if the server accepts the call. Otherwise, expects an error with this path and
 * returns its message.
 */
async function outcome(
  [service, method]: readonly [string, string],
  params: object,
  { path, typed, sent = typed }: RuleCase,
  parameter = '',
): Promise<string | null> {
  const { result, error } = await site.call(service, method, changed(params, parameter + path, sent), token);
  if (result !== undefined) return null;
  expect(error).toMatchObject({ code: -32602, data: [{ path: parameter + path }] });
  return (error?.data as readonly { readonly message: string }[] | undefined)?.[0]?.message ?? null;
}

async function read<Result>(service: string, method: string, params: object = {}): Promise<Result> {
  return (await site.call(service, method, params, token)).result as Result;
}

const named = (cases: readonly RuleCase[]) =>
  cases.map((each) => [each.path, each.typed.slice(0, 40), each] as const);

let nextSku = 6000;

test.each(named(productCases))(
  'H2: a product with the %s “%s” gets the same verdict as in its form',
  async (_, __, each) => {
    nextSku += 1;
    const product = { sku: String(nextSku), name: 'Run', price: 1, description: '', isActive: true };
    expect(await outcome(['products', 'insert'], { product }, each, 'product.')).toBe(each.problem);
  },
);

test.each(named(priceCases))(
  'H2: estimator prices with %s “%s” get the same verdict as in their form',
  async (_, __, each) => {
    const { prices } = await read<EstimatorPricesForEdit>('config', 'loadEstimatorPrices');
    expect(await outcome(['config', 'updateEstimatorPrices'], { prices }, each, 'prices.')).toBe(
      each.problem,
    );
  },
);

test.each(named(companyCases))(
  'H2: a configuration with %s “%s” gets the same verdict as in its form',
  async (_, __, each) => {
    const { config } = await read<ConfigurationForEdit>('config', 'loadForEdit');
    const { company, navLinks, baseUrl } = config;
    const params = { config: { company, navLinks, baseUrl } };
    expect(await outcome(['config', 'update'], params, each, 'config.')).toBe(each.problem);
  },
);

test.each(named(announcementCases))(
  'H2: an announcement with %s “%s” gets the same verdict as in its form',
  async (_, __, each) => {
    const announceSchedule = { from: '2026-12-01T20:00:00.000Z', to: '2026-12-02T20:00:00.000Z' };
    const config = { announce: 'We stay', announceSchedule, isStagingEnv: false };
    expect(await outcome(['config', 'update'], { config }, each, 'config.')).toBe(each.problem);
  },
);

test.each(named(helpCases))(
  'H2: a help text with the %s “%s” gets the same verdict as in its form',
  async (_, __, each) => {
    const help = await read<HelpItem>('help', 'findById', { id: 'd-1' });
    expect(await outcome(['help', 'update'], { help }, each, 'help.')).toBe(each.problem);
  },
);

test.each(named(noteCases))(
  'F3: a note with the %s “%s” gets the same verdict as in its form',
  async (_, __, each) => {
    const params = { reference: 'FS-20261120-22223333', text: '' };
    if (each.problem) expect(await outcome(['submissions', 'addNote'], params, each)).toBe(each.problem);
    // The server checks the note first. An accepted note gets the error for the missing submission (-32001).
    else
      expect(
        (await site.call('submissions', 'addNote', { ...params, text: each.sent }, token)).error,
      ).toMatchObject({ code: -32001 });
  },
);

test.each(named(registrationCases))(
  'H8: a registration with %s “%s” gets the same verdict as in its form',
  async (_, __, each) => {
    const given = { accountName: 'ana.ruiz', email: 'ana@example.org', password: 'a long enough phrase' };
    const params = { ...given, isAdult: true, [each.path]: each.typed };
    const { result, error } = await site.callPublic('security', 'register', params);
    if (each.problem === null) expect(result).toEqual({});
    else expect(error).toMatchObject({ code: -32602, data: [{ path: each.path, message: each.problem }] });
  },
);

test.each(named(passwordCases))(
  'H8: a change of password with %s “%s” gets the same verdict as in its form',
  async (_, __, each) => {
    const params = { password: 'a present phrase', newPassword: 'a long enough phrase' };
    expect(await outcome(['account', 'changePassword'], params, each)).toBe(each.problem);
  },
);

test.each([
  [{ accountName: 5 }, 'accountName'],
  [{ accountName: ['ana'] }, 'accountName'],
  [{ email: null }, 'email'],
  [{ email: {} }, 'email'],
  [{ password: 1234567890 }, 'password'],
  [{ isAdult: 'true' }, 'isAdult'],
  [{ more: 1 }, 'more'],
])('H8: a registration with %j is refused, and the error has the path of the field', async (odd, path) => {
  const given = { accountName: 'ana.odd', email: 'odd@example.org', password: 'a long enough phrase' };
  const { error } = await site.callPublic('security', 'register', { ...given, isAdult: true, ...odd });
  expect(error).toMatchObject({ code: -32602, data: [{ path }] });
});

test('H8: account names and email addresses are stored without surrounding spaces, and email addresses in lowercase', async () => {
  const spaced = { accountName: ' cleo.b ', email: ' Cleo@Example.org ', password: 'a long enough phrase' };
  expect((await site.callPublic('security', 'register', { ...spaced, isAdult: true })).result).toEqual({});
  const [stored] = await site.database
    .select({ name: accounts.name, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.name, 'cleo.b'));
  expect(stored).toEqual({ name: 'cleo.b', email: 'cleo@example.org' });
});

const shown = (html: string) => html.replaceAll(' />', '>');

test.each(descriptionMarkupCases)('H3: the product description %j is sanitized to %j', (written, kept) => {
  expect(shown(sanitizeDescription(written))).toBe(kept);
});

test.each(helpMarkupCases)('H1: the help text %j is sanitized to %j', (written, kept) => {
  expect(shown(sanitizeHelpText(written))).toBe(kept);
});

test('H4: an insert or update with empty params is refused, and leaves the configuration unchanged', async () => {
  const { lastUpdate } = await read<ConfigurationForEdit>('config', 'loadForEdit');
  for (const [service, method] of [
    ['config', 'update'],
    ['config', 'updateEstimatorPrices'],
    ['products', 'insert'],
    ['products', 'update'],
    ['help', 'update'],
  ] as const) {
    expect((await site.call(service, method, {}, token)).error).toMatchObject({ code: -32602 });
  }
  expect((await read<ConfigurationForEdit>('config', 'loadForEdit')).lastUpdate).toBe(lastUpdate);
});

test('H2: an edit of a product or of the configuration cannot set fields that forms do not edit', async () => {
  const dateCreated = '2020-01-01T00:00:00.000Z';
  const given = { sku: '6999', name: 'Run', price: 1, description: '', isActive: true };
  const stored = await read<object>('products', 'insert', { product: { ...given, dateCreated, more: 1 } });
  expect(stored).toMatchObject(given);
  expect(stored).not.toMatchObject({ dateCreated });
  const { config } = await read<ConfigurationForEdit>('config', 'update', {
    config: { announce: '', announceSchedule: null, more: 1 },
  });
  expect(config).not.toHaveProperty('more');
});
