import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { RpcError, rpcErrorCodes } from '@title24/remote-kit/contract';
import type { TestAnswers } from '@title24/remote-kit/testing/site';
import type { OrderView } from '@title24/shared-domain/orders';
import { deliveredOrder, testOrder } from '../testing/order-view.ts';
import { renderProject } from '../testing/render-project.tsx';
import { storedProject } from '../testing/stored-project.ts';
import { OrderContext } from './order-context.ts';
import { OrderPage } from './order-page.tsx';

/** Renders an order's page. `isServed` simulates a browser without JavaScript. */
function show(
  order: OrderView,
  { answers = {}, isServed = false }: { answers?: TestAnswers; isServed?: boolean } = {},
) {
  const onChanged = jest.fn();
  const reload = jest.fn();
  const page = (
    <OrderContext value={{ order, onChanged: isServed ? null : onChanged, reload }}>
      <OrderPage />
    </OrderContext>
  );
  return { ...renderProject(page, { project: storedProject(), answers, isServed }), onChanged, reload };
}

test('D11: a delivered order lists the report, cover sheet and invoice, and explains the reduced price', () => {
  show(deliveredOrder, { isServed: true });
  const files = within(screen.getByRole('region', { name: 'Files' }));
  expect(files.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [...deliveredOrder.files, ...deliveredOrder.documents].map(
      ({ id }) => `/project/P100245/order/1/files/${id}`,
    ),
  );
  screen.getByText(/We were late, so you pay \$74\.50 less/);
  screen.getByRole('heading', { name: 'Register this report before you apply for the permit' });
  expect(screen.queryByRole('region', { name: 'Cancel' })).toBeNull();
});

test('D11: the link to a support phone on an order’s page has the number in international format', () => {
  show(testOrder);
  const phone = screen.getByRole('link', { name: '(415) 555-0178' });
  expect(phone.getAttribute('href')).toBe('tel:+14155550178');
});

test('D11: if a file cannot be opened, the reason is shown', async () => {
  const failure = new RpcError('The virus scanner has not checked this file yet.', rpcErrorCodes.notPossible);
  const { calls } = show(deliveredOrder, { answers: { 'orders.openFile': () => Promise.reject(failure) } });
  fireEvent.click(screen.getByRole('button', { name: 'Download Invoice P100245-1-S.pdf' }));
  await screen.findByText('The virus scanner has not checked this file yet.');
  const file = deliveredOrder.documents[1]?.id;
  expect(calls).toContainEqual(['orders.openFile', { order: 'P100245-1', file }]);
});

test('D3: a free cancellation takes effect at once, and after the free period, a request to cancel requires a reason', async () => {
  const cancelled = { ...testOrder, state: 'cancelled', cancelReason: 'customer' } as const;
  const free = show(
    { ...testOrder, cancelUntil: '2027-03-01T19:00:00.000Z' },
    { answers: { 'orders.cancel': async () => cancelled } },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Cancel, free of charge', hidden: true }));
  await waitFor(() => expect(free.onChanged).toHaveBeenCalledWith(cancelled));
  free.unmount();

  const late = show(testOrder, { answers: { 'orders.requestCancel': async () => testOrder } });
  const send = screen.getByRole('button', { name: 'Send the request', hidden: true });
  fireEvent.click(send);
  await screen.findByText('Tell us why, in at least 10 characters.');
  expect(late.onChanged).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('Why do you want to cancel?'), {
    target: { value: 'We will not build this year.' },
  });
  fireEvent.click(send);
  await waitFor(() => expect(late.onChanged).toHaveBeenCalledWith(testOrder));
});

test.each([
  [null, /until 11:00 am on Monday, March 1 \(Pacific time\)\.$/],
  [
    '2027-03-01T23:00:00.000Z',
    /\(Pacific time\), or until the report is delivered, whichever comes first\.$/,
  ],
])('D3: with a rush deadline of %p, the end of free cancellation is shown as %p', (rushDueAt, words) => {
  show({ ...testOrder, rushDueAt, cancelUntil: '2027-03-01T19:00:00.000Z' });
  within(screen.getByRole('region', { name: 'Cancel' })).getByText(words);
});

test('D11: if someone else has changed an order, an action on it fails and the order is reloaded', async () => {
  const conflict = new RpcError('This order has changed.', rpcErrorCodes.conflict);
  const { reload, onChanged } = show(
    { ...testOrder, cancelUntil: '2027-03-01T19:00:00.000Z' },
    { answers: { 'orders.cancel': () => Promise.reject(conflict) } },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Cancel, free of charge', hidden: true }));
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(onChanged).not.toHaveBeenCalled();
});

test('D11: a requested change links to a step of the project', () => {
  const [round] = testOrder.rounds;
  show({
    ...testOrder,
    state: 'changes-needed',
    responseDueAt: '2027-03-16T06:59:59.999Z',
    rounds: round
      ? [{ ...round, message: 'The west wall has too much glass.', actions: ['less-west-glass'] }]
      : [],
  });
  screen.getByText('The west wall has too much glass.');
  const asked = within(screen.getByRole('region', { name: 'What the project needs' }));
  expect(asked.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/project\/P100245\//);
});
