import type { ProjectList } from '@title24/shared-domain/projects';
import { password } from '../accounts/testing/account-site.ts';
import type { OrderSite } from './testing/order-site.ts';
import { withOrderSite } from './testing/with-order-site.ts';

jest.setTimeout(240_000);

let orders: OrderSite;

withOrderSite((site) => {
  orders = site;
});

test('the emails about a new order have HTML, and text with one link and no street address', async () => {
  const { number } = await orders.ordered();
  const { rows } = await orders.sql(
    "select subject, text, html from mail_outbox where subject ~ 'P[0-9]{6}'",
  );
  expect(rows.filter(({ subject }) => subject.includes(number))).toHaveLength(2);
  for (const { subject, text, html } of rows) {
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
    expect(text.match(/https?:\/\/\S+/g)).toHaveLength(1);
    expect(html).toContain('<!doctype html>');
    expect(html).not.toMatch(/undefined|\[object/);
    expect(text).not.toContain('Example Street');
    expect(subject).not.toMatch(/\s$/);
  }
});

test('D4a: the project list shows the state and deadlines of each project’s current order', async () => {
  const listed = async (project: string) => {
    const { items } = await orders.done<ProjectList>('ana', 'projects', 'list');
    return items.find(({ number }) => number === project);
  };
  const { number: unordered } = await orders.project();
  expect(await listed(unordered)).not.toHaveProperty('order');
  const { number, projectNumber, responseDueAt } = await orders.asked();
  expect(await listed(projectNumber)).toMatchObject({
    state: 'changes-needed',
    order: {
      number,
      stateTitle: 'Changes needed',
      clocks: ['Answer by the end of Monday, March 15 (Pacific time), or the order ends.'],
    },
  });
  orders.at(responseDueAt ?? '');
  expect(await listed(projectNumber)).toMatchObject({
    state: 'in-progress',
    order: { number, stateTitle: 'Canceled', clocks: [] },
  });
  const { number: delivered } = await orders.reviewed();
  orders.pass({ hours: 3 });
  await orders.act('deliver', delivered);
  await orders.act('unlock', delivered, { feeCents: 0, reason: 'It was our mistake.' });
  const project = delivered.replace(/-1$/, '');
  expect((await listed(project))?.order?.number).toBe(`${project}-2`);
  await orders.act('relock', `${project}-2`);
  expect((await listed(project))?.order).toEqual({ number: delivered, stateTitle: 'Delivered', clocks: [] });
});

test('the export of an account’s data includes its orders, but no staff notes', async () => {
  const { number } = await orders.ordered();
  await orders.act('note', number, { text: 'Called; no answer.' });
  const data = await orders.done<{ orders: { number: string }[] }>('ana', 'account', 'exportData');
  expect(data.orders.find((order) => order.number === number)).toMatchObject({
    lines: [{ sku: '1001' }, { sku: '4001' }],
    events: [{ event: 'submit' }],
  });
  expect(JSON.stringify(data)).not.toContain('Called; no answer.');
});

test('an account with orders cannot be deleted, and its owner sees why', async () => {
  await orders.ordered(['1001'], 'ben');
  const { error } = await orders.call('ben', 'account', 'deleteAccount', { password });
  expect(error).toMatchObject({
    code: -32010,
    message: expect.stringContaining('we keep records of orders'),
  });
  expect((await orders.done<{ total: number }>('ben', 'orders', 'list')).total).toBe(1);
});
