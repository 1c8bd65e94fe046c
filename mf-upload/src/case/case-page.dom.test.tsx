import { screen, within } from '@testing-library/react';
import type { CasePageData, CustomerCase, CustomerInvoice } from '@title24/shared-domain/cases';
import { renderRemote } from '../testing/render-remote.tsx';
import { CasePage } from './case-page.tsx';

const reference = 'FS-20261120-22223333';

const quoted: CustomerCase = {
  reference,
  projectName: 'Hill house',
  projectType: 'A Residential Addition',
  state: 'quoted',
  dueAt: null,
  quote: {
    number: 2,
    lines: [
      { sku: null, name: 'Addition', cents: 50_000 },
      { sku: null, name: 'Rush', cents: 8500 },
    ],
    scope: 'One addition of 800 sq ft.',
    missing: '',
    delivery: { type: 'business-days', days: 3 },
    validUntil: '2026-12-20',
    sentAt: '2026-11-20T18:00:00.000Z',
  },
  compliance: null,
  rebateCents: 0,
  invoice: null,
  customer: 'Ana Builder',
  timeline: [
    {
      at: '2026-11-20T17:00:00.000Z',
      after: 'received',
      words: 'We received your plans',
      message: 'Two sheets.',
    },
  ],
  sentFiles: [{ name: 'plans.pdf', size: 20_480 }],
  reports: [],
};

const invoice: CustomerInvoice = {
  number: `${reference}-S`,
  cents: 29_250,
  state: 'due',
  issuedAt: '2026-11-24T18:00:00.000Z',
  dueOn: '2026-12-24',
  paidOn: null,
  way: '',
  reference: '',
  refundedOn: null,
  isPayable: true,
  howToPay: ['Give the number of the invoice.'],
};

const report = (id: string, isNewest: boolean) => ({
  id,
  name: `${id}.pdf`,
  size: 4096,
  deliveredAt: '2026-11-24T18:00:00.000Z',
  isNewest,
});

const delivered: CustomerCase = {
  ...quoted,
  state: 'delivered',
  rebateCents: 29_250,
  compliance: { complies: true, needsRegistration: false, shortfall: '', registration: null },
  invoice,
  reports: [report('second', true), report('first', false)],
};

type Shown = Extract<CasePageData, { readonly page: 'case' }>;
const show = (changes: Partial<Shown>) =>
  renderRemote(<CasePage page="case" case={quoted} refused={null} done={null} {...changes} />);
const formTo = (action: string) =>
  document.querySelector<HTMLFormElement>(`form[action="/plans/${reference}/${action}"]`);

test('Q3: an open quote shows its total, and can be accepted or declined', () => {
  show({});
  expect(screen.getByRole('row', { name: /^Total/ }).textContent).toContain('$585.00');
  for (const action of ['accept', 'decline']) {
    const form = formTo(action);
    expect(form?.method).toBe('post');
    expect(form?.querySelector<HTMLInputElement>('input[type=hidden]')?.value).toBe('2');
  }
  screen.getByText('Two sheets.');
  const stages = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
  expect(stages[2]?.textContent).toBe('Now: Your answerby Sunday, December 20');
  expect(screen.queryByRole('heading', { name: 'Your report' })).toBeNull();
});

test('Q3: a refused form shows the reason and keeps typed text', () => {
  show({ refused: { form: 'decline', message: 'This quote has expired.', text: 'Too late for us.' } });
  const summary = within(screen.getByRole('alert'));
  expect(summary.getByRole('link', { name: 'This quote has expired.' }).getAttribute('href')).toBe(
    '#case-decline',
  );
  expect(formTo('decline')?.querySelector('textarea')?.value).toBe('Too late for us.');
  expect(formTo('decline')?.closest('details')?.open).toBe(true);
});

test('Q3, Q6: a delivered case links to the payment, offers the report for download, and shows the rebate', () => {
  show({ case: delivered });
  expect(screen.getByRole('link', { name: 'Pay $292.50 by card' }).getAttribute('target')).toBe('_top');
  screen.getByRole('link', { name: 'Download second.pdf (4 KB)' });
  expect(screen.getByRole('link', { name: 'first.pdf', hidden: true }).closest('details')?.open).toBe(false);
  screen.getByText(/Late report/);
  expect(formTo('comments')?.enctype).toBe('multipart/form-data');
  expect(formTo('accept')).toBeNull();
});

test('Q6: without card payments, the invoice explains how to pay, and a paid invoice is shown as a receipt', () => {
  const view = show({ case: { ...delivered, invoice: { ...invoice, isPayable: false } } });
  expect(screen.queryByRole('link', { name: /by card/ })).toBeNull();
  screen.getByText('Give the number of the invoice.');
  view.unmount();
  const paid = { ...invoice, state: 'paid', paidOn: '2026-12-01', way: 'check', howToPay: [] } as const;
  show({ case: { ...delivered, invoice: paid } });
  screen.getByRole('heading', { name: `Receipt ${reference}-S` });
});

test('Q3: a closed case has no forms', () => {
  show({
    case: { ...delivered, state: 'closed', invoice: { ...invoice, state: 'paid', paidOn: '2026-12-01' } },
  });
  expect(document.querySelectorAll('form')).toHaveLength(0);
});
