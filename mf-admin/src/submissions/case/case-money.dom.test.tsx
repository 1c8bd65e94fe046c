import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { detail, paramsOf, renderInbox } from '../../testing/render-inbox.ts';
import { preloadPages } from '../../testing/render-staff.tsx';
import { loginAs } from '../../testing/staff-logins.ts';
import { submission } from '../../testing/submission-fixture.ts';

beforeAll(preloadPages);

describe('Case: money and delivery', () => {
  const invoice = {
    number: `${submission.reference}-S`,
    cents: 43_900,
    state: 'due',
    issuedAt: '2026-11-20T12:00:00.000Z',
    dueOn: '2026-12-20',
    paidOn: null,
    way: '',
    reference: '',
    refundedOn: null,
  } as const;
  const delivered = {
    ...submission,
    case: { ...submission.case, state: 'delivered', dueAt: null, invoice },
  } as const;

  test('Q6: an analyst can record a payment with its method, date and number, but not refund it', async () => {
    const paid = { ...invoice, state: 'paid', way: 'check', paidOn: '2026-11-20', reference: '1042' };
    const { calls } = renderInbox(detail, {
      'submissions.load': () => delivered,
      'cases.act': () => ({ ...delivered, case: { ...delivered.case, invoice: paid } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Record a payment' }));
    const form = within(screen.getByRole('form', { name: 'Record a payment' }));
    fireEvent.change(form.getByLabelText('Paid on'), { target: { value: '2026-11-21' } });
    await userEvent.click(form.getByRole('button', { name: 'Record a payment' }));
    expect(form.getByText('Choose a day up to today')).toBeTruthy();
    expect(paramsOf(calls, 'act')).toEqual([]);
    fireEvent.change(form.getByLabelText('Paid on'), { target: { value: '2026-11-20' } });
    await userEvent.type(form.getByLabelText(/Number of the check or transfer/), '1042');
    await userEvent.click(form.getByRole('button', { name: 'Record a payment' }));
    expect(await screen.findByText('The payment was recorded.')).toBeTruthy();
    expect(paramsOf(calls, 'act')).toMatchObject([
      { act: { event: 'record-payment', way: 'check', paidOn: '2026-11-20', reference: '1042' } },
    ]);
    expect(screen.getByText(/Paid on November 20, 2026 by check, 1042/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Refund the payment' })).toBeNull();
  });

  test('Q6: an administrator can refund a payment with a message', async () => {
    const paid = { ...delivered, case: { ...delivered.case, invoice: { ...invoice, state: 'paid' } } };
    const { calls } = renderInbox(
      detail,
      { 'submissions.load': () => paid, 'cases.refund': () => paid },
      loginAs('Admin'),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Refund the payment' }));
    const form = within(screen.getByRole('form', { name: 'Refund the payment' }));
    await userEvent.type(form.getByLabelText(/Message to the customer/), 'You paid twice.');
    await userEvent.click(form.getByRole('button', { name: 'Refund the payment' }));
    expect(await screen.findByText('The payment was refunded.')).toBeTruthy();
    expect(paramsOf(calls, 'refund')).toMatchObject([{ message: 'You paid twice.' }]);
  });

  test('Q4: a report is delivered with answers about compliance and registration', async () => {
    const inWork = { ...submission, case: { ...submission.case, state: 'in-work' } } as const;
    const { calls } = renderInbox(detail, { 'submissions.load': () => inWork, 'cases.act': () => delivered });
    await userEvent.click(await screen.findByRole('button', { name: 'Deliver' }));
    const form = within(screen.getByRole('form', { name: 'Deliver' }));
    await userEvent.click(form.getByRole('button', { name: 'Deliver' }));
    expect(form.getByText('Say whether the software run complies')).toBeTruthy();
    const answer = (question: RegExp, name: string) =>
      userEvent.click(within(form.getByRole('group', { name: question })).getByRole('radio', { name }));
    await answer(/software run comply/, 'No');
    await answer(/need registration/, 'Yes');
    await userEvent.click(form.getByRole('button', { name: 'Deliver' }));
    expect(paramsOf(calls, 'act')).toEqual([]);
    await userEvent.type(form.getByLabelText('Why it is delivered anyway'), 'You asked for a first version.');
    await userEvent.click(form.getByRole('button', { name: 'Deliver' }));
    expect(await screen.findByText('The report was delivered.')).toBeTruthy();
    expect(paramsOf(calls, 'act')).toMatchObject([
      {
        act: {
          event: 'deliver',
          statement: {
            complies: false,
            needsRegistration: true,
            shortfall: 'You asked for a first version.',
          },
        },
      },
    ]);
  });
});
