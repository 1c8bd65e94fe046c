import { describedServices } from '@title24/shared-domain/rpc/server';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { type openRpcDocument, openRpcName } from '../platform/rpc/openrpc/openrpc-document.ts';
import { AccountSite } from './accounts/testing/account-site.ts';

jest.setTimeout(120_000);

type OpenRpc = ReturnType<typeof openRpcDocument>;

const ids = {
  product: '6f1c2f0e-5a59-4c0e-9a36-0b6f5d2c8e11',
  account: '0b0e4f5c-93c5-4a57-8a52-5b1d6e0c7a21',
  session: 'b5a8c1d2-7e3f-4b6a-9c0d-1e2f3a4b5c61',
  passkey: '2d9f7a34-1c5b-4e8d-a6f0-3b7c9d1e5f71',
  mail: '9e8d7c6b-5a4f-4e3d-8c2b-1a0f9e8d7c61',
  file: '4c3b2a19-0f8e-4d7c-b6a5-94837261504f',
};
const submission = '11111111-2222-4333-8444-555555555555';
const moment = '2026-11-20T17:00:00Z';
const hash = 'a948904f2f0f479b8f8197694b30184b0d2ed1c1cd2a1ec0fb85d299a192a447';

/**
 * SQL that creates the objects in the contract's examples, except those of {@link insertAna}. It runs before each
 * example.
 */
const fixtures = `
  delete from login_failures;
  delete from products where sku in ('9001', '9002');
  insert into products (id, sku, name, description, price, date_created, last_update)
    values ('${ids.product}', '9001', 'Plan Review', 'Plans are read.', 75.5, '${moment}', '${moment}');
  delete from help_revisions where help_id = 'example-1';
  delete from help_items where id = 'example-1';
  insert into help_items (id, question, help_text, category, sort_order)
    values ('example-1', 'How long does a report take?', '<p>Two business days.</p>', 'A', 99);
  delete from mail_outbox where id = '${ids.mail}';
  insert into mail_outbox (id, message_id, from_name, from_address, to_address, subject, text, html, state)
    values ('${ids.mail}', 'example', 'Site', 'info@example.com', 'ana@example.com', 'Hello', '', '', 'parked');
  insert into audit_entries (by, action, subject) values ('clerk', 'products.update', 'product 9001');
  delete from part_failures;
  delete from remote_versions;
  insert into remote_versions (name, version, descriptor, files, blobs, render_bundle)
    values ('mf-example', '1.0.0', '{}', '{}', '{}', false);
  insert into part_failures (name, version, trace) values ('mf-example', '1.0.0', 'TypeError');
  delete from registry_tokens;
  insert into registry_tokens (label, hash, names, paths, actions, created_by, expires_at)
    values ('Example team', 'example', '["mf-example"]', '["/example"]', '["publish"]', 'clerk', now() + interval '1 day');
  delete from file_removals;
  delete from submissions where id = '${submission}';
  insert into submissions (id, reference, project_name, project_type, sender, email, phone, comment, has_dropbox, received_at, last_update)
    values ('${submission}', 'FS-20261120-7K3Q9XMT', 'Oak Street 12', 'A Residential Addition', 'Ana Builder',
      'ana@example.com', '(510) 555-0199', 'Two new windows.', false, '${moment}', '${moment}');
  insert into submission_files (id, submission_id, position, name, stored_name, media_type, size, sha256, scan_state)
    values ('${ids.file}', '${submission}', 0, 'plans.pdf', '1.pdf', 'application/pdf', 20480, '${hash}', 'clean');
  delete from projects;
  insert into projects (number, account_id, name, kind, next_step, created_at, last_update, opened_at)
    select 'P100245', id, 'Hill house', 'addition', 'project', '${moment}', '${moment}', '${moment}' from accounts where name = 'clerk';
  insert into project_steps select id, 'project', '{"kind": "addition", "project": {"name": "Hill house"}}', 1, '${moment}' from projects;
  insert into project_steps select id, 'building', '{"building": {"additionFloorArea": 500}}', 1, '${moment}' from projects;
  insert into project_files (id, project_id, kind, name, folder, stored_name, media_type, size, sha256, attached_at)
    select '${ids.file}', id, 'floor-plan', 'plans.pdf', 'PF-example', '1.pdf', 'application/pdf', 20480, '${hash}', '${moment}' from projects;
`;

const insertAna = (registeredId: string) => `
  do $$ declare reference record; begin
    update accounts set name = 'registered', email = 'registered@example.com' where id = '${registeredId}';
    insert into accounts
      select (jsonb_populate_record(registered, '{"id": "${ids.account}", "name": "ana", "email": "ana@example.com"}')).*
        from accounts registered where id = '${registeredId}';
    for reference in
      select attrelid::regclass as in_table, attname as in_column from pg_constraint
        join pg_attribute on attrelid = conrelid and attnum = conkey[1]
        where contype = 'f' and confrelid = 'accounts'::regclass
    loop
      execute format('update %s set %I = %L where %I = %L', reference.in_table, reference.in_column,
        '${ids.account}', reference.in_column, '${registeredId}');
    end loop;
    delete from accounts where id = '${registeredId}';
  end $$;
  insert into passkeys (id, account_id, name, credential_id, public_key, counter, transports, backed_up)
    values ('${ids.passkey}', '${ids.account}', 'Phone', 'example', 'example', 0, '[]', false);
  insert into sessions (id, account_id, user_agent, expires_at)
    values ('${ids.session}', '${ids.account}', 'Mozilla/5.0', now() + interval '1 day');
`;

let site: AccountSite;
let clerk: string;
let document: OpenRpc;
const ajv = new Ajv({ strict: false });
// The imported value is the function itself, although its type is a module.
(addFormats as unknown as (ajv: Ajv) => void)(ajv);

const sql = (text: string) => site.database.$client.query(text);

beforeAll(async () => {
  site = await AccountSite.open();
  await site.addAccount('clerk', 'Admin');
  clerk = await site.tokenOf('clerk');
  document = (await (await fetch(`${site.url}/rpc/openrpc.json`)).json()) as OpenRpc;
  ajv.addSchema({ ...document, $id: 'openrpc' });
});
afterAll(() => site.close());

const accountServices = ['account', 'accounts', 'security'];

const readMethods = ['load', 'submissions', 'exportData', 'find', 'roles', 'passkeyOptions'];

/** Ana's token, or null if the next example of an account service needs a new account for her. */
let ana: string | null = null;

async function prepare(service: string): Promise<void> {
  await sql(fixtures);
  if (ana !== null || !accountServices.includes(service)) return;
  await sql("delete from accounts where name in ('ana', 'ben')");
  await sql(insertAna(await site.addAccount('ana', 'Member')));
  ana = await site.tokenOf('ana');
}

/** A schema accepts an empty list, so the test also checks that a result is empty only if its example is empty. */
function isEmptyList(value: unknown): boolean {
  const { items = value } = (value ?? {}) as { items?: unknown };
  return Array.isArray(items) && items.length === 0;
}

const all = describedServices.flatMap((service) =>
  Object.values(service).flatMap((method) =>
    method.examples.map((example) => [openRpcName(method), example.name, method.service] as const),
  ),
);

test.each(all)(
  'the server’s response to %s in the example “%s” matches the contract',
  async (methodName, exampleName, service) => {
    await prepare(service);
    const index = document.methods.findIndex(({ name }) => name === methodName);
    const method = document.methods[index];
    const example = method?.examples.find(({ name }) => name === exampleName);
    if (!method || !example) throw new Error('The document lacks this example');
    const token = method['x-access'] === 'self' ? ana : clerk;
    const answer = await fetch(method.servers[0]?.url ?? '', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(method['x-call'].path.startsWith('/rpc/2.0/') && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: method['x-call'].method,
        params: Object.fromEntries(example.params.map(({ name, value }) => [name, value])),
      }),
    });
    const isChange = !('x-error' in example || readMethods.includes(method['x-call'].method));
    if (isChange && accountServices.includes(service)) ana = null;
    const { result, error } = (await answer.json()) as { result?: unknown; error?: object };
    if ('x-error' in example) {
      expect(error).toMatchObject(example['x-error']);
      return;
    }
    expect([answer.status, error]).toEqual([200, undefined]);
    const isValid = ajv.validate({ $ref: `openrpc#/methods/${index}/result/schema` }, result);
    expect([isValid, ajv.errors]).toEqual([true, null]);
    expect(isEmptyList(result)).toBe(isEmptyList(example.result.value));
  },
);

test('the OpenRPC document is public, and is not sent again to a client that has it', async () => {
  const first = await fetch(`${site.url}/rpc/openrpc.json`);
  expect([first.status, first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([
    200,
    'application/json; charset=utf-8',
    'no-cache',
  ]);
  const again = await fetch(`${site.url}/rpc/openrpc.json`, {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('the documented methods, except public ones, are exactly the methods under /rpc/2.0', () => {
  const describedMethods = document.methods
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('public.'));
  expect([...site.app.rpc.memberMethods].sort()).toEqual(describedMethods.sort());
});
