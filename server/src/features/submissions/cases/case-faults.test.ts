import { cutEverywhere } from '../../testing/cut-everywhere.ts';
import { CaseSite, delivery, monday } from './testing/case-site.ts';

jest.setTimeout(240_000);

let cases: CaseSite;

beforeAll(async () => {
  cases = await CaseSite.open();
});
afterAll(() => cases.close());
beforeEach(() => cases.at(monday));

test('Q1: an acceptance that is interrupted at any step stores nothing, and can be repeated', async () => {
  const reference = await cases.quoted();
  const customer = await cases.customer(reference);
  await cutEverywhere(cases, ['submissions', 'case_events', 'mail_outbox'], async () => {
    const { status } = await customer.post(`/plans/${reference}/accept`, { quote: '1', consent: 'on' });
    return status === 303;
  });
  expect((await cases.load(reference)).case.state).toBe('accepted');
});

test('Q1: a delivery that is interrupted at any step stores nothing, and can be repeated', async () => {
  const reference = await cases.inWork();
  const params = { ...(await cases.seen(reference)), act: delivery() };
  const tables = ['submissions', 'case_events', 'case_invoices', 'mail_outbox', 'audit_entries'];
  await cutEverywhere(cases, tables, async () => {
    const { result } = await cases.call('cleo', 'cases', 'act', params);
    return result !== undefined;
  });
  expect((await cases.load(reference)).case.state).toBe('delivered');
});
