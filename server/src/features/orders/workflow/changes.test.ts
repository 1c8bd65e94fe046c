import type { OrderQuote, OrderSnapshot, OrderView } from '@title24/shared-domain/orders';
import type { ProjectStep } from '@title24/shared-domain/projects';
import { changes, monday, type OrderSite } from '../testing/order-site.ts';
import { withOrderSite } from '../testing/with-order-site.ts';

jest.setTimeout(240_000);

let orders: OrderSite;

withOrderSite((site) => {
  orders = site;
});

describe('changes, cancellations and revisions (D3, D11)', () => {
  test('D3b: the review period starts again when the customer submits the requested changes', async () => {
    const { number, projectNumber, responseDueAt, rounds } = await orders.asked();
    expect(responseDueAt).toBe('2027-03-16T07:00:00.000Z');
    expect(rounds).toMatchObject([
      { message: changes.message, actions: changes.actions, endedAt: orders.now() },
    ]);
    const mail = await orders.textOf(`Your project needs changes (${number})`);
    for (const words of [changes.message, 'Less west-facing glass']) expect(mail).toContain(words);
    orders.pass({ hours: 24 });
    expect((await orders.tried('resubmit', number, {}, 'ana')).error?.message).toContain(
      'Nothing has changed',
    );
    await orders.relocate(projectNumber, { jurisdiction: 'Alameda County' });
    const again = await orders.act<OrderView>('resubmit', number, { reply: 'Less glass now.' }, 'ana');
    expect(again).toMatchObject({ state: 'resubmitted', round: 2, dueAt: '2027-03-06T08:00:00.000Z' });
    expect((await orders.projectOf(projectNumber)).inputFileName).toBe(`${projectNumber}-hill-house-r2`);
    const snapshot = await orders.done<OrderSnapshot>('cleo', 'desk', 'snapshot', {
      order: number,
      round: 2,
    });
    expect(snapshot.data.location?.jurisdiction).toBe('Alameda County');
    await expect(orders.sql('delete from project_snapshots')).rejects.toThrow('stays as it was');
    await orders.readyToDeliver(number);
    expect((await orders.act('deliver', number)).state).toBe('delivered');
  });

  test('if a changed project needs a different report, the customer must accept its price', async () => {
    const { number, projectNumber } = await orders.asked();
    const { data } = await orders.projectOf(projectNumber);
    const { conditionedFloorArea: _, ...building } = data.building ?? {};
    const save = (step: ProjectStep, stepData: object) => orders.saveStep(projectNumber, step, stepData);
    const { kind: __, project: entry } = data;
    await save('project', { kind: 'alteration', project: entry });
    await save('building', {
      building: { ...building, existingFloorArea: 1200, additionFloorArea: 1, yearBuilt: 1970 },
    });
    const [wall] = data.walls?.lines ?? [];
    await save('walls', { walls: { lines: [{ ...wall, part: 'existing' }], existingPerimeter: 140 } });
    const [window] = data.glazing?.added ?? [];
    await save('glazing', { glazing: { added: [{ ...window, part: 'existing' }] } });
    await save('mechanical', { mechanical: { ...data.mechanical, systemIsNew: 'new' } });
    const told = await orders.tried('resubmit', number, { confirmsWarnings: true }, 'ana');
    expect(told.error).toMatchObject({ code: -32009, data: { current: { offer: { totalCents: 18_900 } } } });
    const conflict = told.error?.data as { readonly current?: OrderQuote } | undefined;
    const accepted = { confirmsWarnings: true, quoteHash: conflict?.current?.offer?.quoteHash };
    const again = await orders.act<OrderView>('resubmit', number, accepted, 'ana');
    expect(again).toMatchObject({ state: 'resubmitted', totalCents: 18_900, lines: [{ sku: '1002' }, {}] });
  });
  test('D3d: for two hours, a customer can cancel without a charge, and after that, staff decide', async () => {
    const free = await orders.ordered();
    orders.pass({ hours: 2 });
    expect(await orders.act<OrderView>('cancel', free.number, {}, 'ana')).toMatchObject({
      state: 'cancelled',
      cancelReason: 'customer',
      charges: [],
    });
    expect((await orders.projectOf(free.projectNumber)).state).toBe('in-progress');
    orders.at(monday);
    const { number, projectNumber } = await orders.reviewed();
    orders.pass({ hours: 2, ms: 1 });
    expect((await orders.tried('cancel', number, {}, 'ana')).error?.message).toContain(
      'free of charge have passed',
    );
    const reason = { reason: 'We are not building after all.' };
    await orders.act<OrderView>('requestCancel', number, reason, 'ana');
    expect((await orders.load(number)).cancelRequestReason).toBe(reason.reason);
    await orders.act('refuseCancel', number, { reason: 'The report is finished.' });
    expect(await orders.textOf(`Your order ${number} continues`)).toContain('The report is finished.');
    await orders.act<OrderView>('requestCancel', number, reason, 'ana');
    const cancelled = await orders.act('cancel', number, { fee: 'evaluation', ...reason });
    expect(cancelled).toMatchObject({
      state: 'cancelled',
      charges: [{ kind: 'evaluation-fee', cents: 7450, state: 'due' }],
    });
    expect(await orders.subjects(number)).toContain(`Invoice ${number}-E`);
    const reordered = await orders.done<OrderView>(
      'ana',
      'orders',
      'submit',
      await orders.wanted(projectNumber, ['2001']),
    );
    expect(reordered).toMatchObject({ number: `${projectNumber}-2`, kind: 'partial-run' });
  });

  test('D3f: delivering a revision charges its fee, and withdrawing a revision restores the project’s data', async () => {
    const { number, projectNumber } = await orders.reviewed();
    orders.pass({ hours: 3 });
    await orders.act('deliver', number);
    const before = await orders.projectOf(projectNumber);
    const reason = 'The kitchen window changes.';
    const revision = await orders.act('unlock', number, { feeCents: 4000, reason });
    expect(revision).toMatchObject({
      number: `${projectNumber}-2`,
      state: 'unlocked',
      revisionOf: number,
      round: 0,
    });
    expect((await orders.tried('unlock', number, { feeCents: 0, reason })).error?.message).toContain(
      'open order',
    );
    const change = () => orders.relocate(projectNumber, { city: 'Berkeley' });
    expect(
      (await orders.tried('resubmit', revision.number, { acceptsFee: true }, 'ana')).error?.message,
    ).toContain('Nothing has changed');
    await change();
    expect((await orders.tried('resubmit', revision.number, {}, 'ana')).error?.message).toContain(
      'Accept the fee',
    );
    await orders.act<OrderView>('withdraw', revision.number, {}, 'ana');
    const after = await orders.projectOf(projectNumber);
    expect([after.state, after.data]).toEqual(['completed', before.data]);
    const second = await orders.act('unlock', number, { feeCents: 4000, reason });
    await change();
    await orders.act<OrderView>('resubmit', second.number, { acceptsFee: true }, 'ana');
    await orders.readyToDeliver(second.number);
    expect(await orders.act('deliver', second.number)).toMatchObject({
      state: 'delivered',
      charges: [{ kind: 'revision-fee', cents: 4000, state: 'due' }],
    });
    expect((await orders.projectOf(projectNumber)).data.location?.city).toBe('Berkeley');
    const third = await orders.act('unlock', number, { feeCents: 0, reason });
    await change();
    orders.pass({ hours: 24 * 30 });
    await orders.runClocks();
    expect(await orders.load(third.number)).toMatchObject({ state: 'cancelled', charges: [] });
    expect((await orders.projectOf(projectNumber)).state).toBe('completed');
  });
});
