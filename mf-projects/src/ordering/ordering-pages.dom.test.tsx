import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { RpcError, rpcErrorCodes } from '@title24/remote-kit/contract';
import { testPageData } from '@title24/remote-kit/testing';
import type { TestAnswers } from '@title24/remote-kit/testing/site';
import type { OrderDraft } from '@title24/shared-domain/orders';
import { exampleProject, type ProjectData, type StoredProject } from '@title24/shared-domain/projects';
import {
  draftWithCopy,
  mailingAddress,
  orderingAnswers,
  products,
  quoteOf,
  reportDraft,
  visa,
} from '../testing/order-draft.ts';
import { renderProject } from '../testing/render-project.tsx';
import { storedProject } from '../testing/stored-project.ts';
import { type OrderingPageName, OrderingPages } from './ordering-pages.tsx';
import { productsRequest } from './products-request.ts';

interface Options {
  readonly draft?: OrderDraft;
  readonly answers?: TestAnswers;
  readonly project?: StoredProject;
  readonly isServed?: boolean;
  readonly lacksPrices?: boolean;
}

function show(page: OrderingPageName, options: Options = {}) {
  const { draft = reportDraft, answers, project = storedProject(), isServed = false, lacksPrices } = options;
  return renderProject(<OrderingPages page={page} />, {
    project,
    isServed,
    data: lacksPrices ? {} : testPageData([productsRequest, products]),
    answers: { ...orderingAnswers(draft), ...answers },
  });
}

const networkFailure = new RpcError('No network', 0);
const withCard = (draft: OrderDraft): OrderDraft => ({ ...draft, payment: { card: visa, others: [] } });
const tallWindow: ProjectData = {
  ...exampleProject,
  glazing: {
    ...exampleProject.glazing,
    added: (exampleProject.glazing?.added ?? []).map((line) => ({ ...line, windowHeight: 13 })),
  },
};
const { location: _, ...incomplete } = exampleProject;

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const check = (name: string | RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }));

describe('every ordering page', () => {
  test('D8: an ordering page shows a loading message and, after a failure, a retry button', async () => {
    let tries = 0;
    const draft = async () => {
      tries += 1;
      if (tries === 1) throw networkFailure;
      return reportDraft;
    };
    show('check', { answers: { 'orders.draft': draft } });
    screen.getByText('Loading your order…');
    await screen.findByText('We couldn’t load your order');
    press('Try again');
    await screen.findByRole('table', { name: 'Services' });
  });

  test('D8: an ordering page of an ordered project loads nothing and links to the project', () => {
    const { calls } = show('services', { project: storedProject(exampleProject, { state: 'ordered' }) });
    screen.getByText('This project has been ordered');
    expect(screen.getByRole('link', { name: 'Go to the project' }).getAttribute('href')).toBe(
      '/project/P100245',
    );
    expect(calls).toEqual([]);
  });

  test('D1i: without JavaScript, an ordering page links back to the project', () => {
    show('services', { isServed: true });
    expect(screen.getByRole('link', { name: 'Back to the project' }).getAttribute('href')).toBe(
      '/project/P100245',
    );
  });
});

describe('the services page', () => {
  test('D8: the services page shows the total and the delivery time of the selected products', async () => {
    const { calls } = show('services');
    await screen.findByRole('table', { name: 'Your order' });
    check(/^Rush Service/);
    const sums = within(screen.getByRole('table', { name: 'Your order' }));
    expect(sums.getByRole('row', { name: 'Total $234.00' })).toBeTruthy();
    screen.getByText(/^Ordered now: we’ll deliver/);
    await waitFor(() =>
      expect(calls).toContainEqual([
        'orders.quote',
        { number: 'P100245', items: expect.arrayContaining([{ sku: '3001', quantity: 1 }]) },
      ]),
    );
  });

  test('D8: products that cannot be ordered together show errors when the form is submitted', async () => {
    const { calls } = show('services', { draft: draftWithCopy });
    await screen.findByRole('table', { name: 'Your order' });
    check(/^Standard Residential Report/);
    await screen.findByText('These can’t be ordered together', { selector: 'aside *, p' });
    const copy = screen.getByRole('checkbox', { name: /^First printed copy/ });
    expect(copy.getAttribute('aria-invalid')).not.toBe('true');
    press('Continue');
    await waitFor(() => expect(copy.getAttribute('aria-invalid')).toBe('true'));
    expect(calls.map(([call]) => call)).not.toContain('orders.saveDraft');
  });

  test.each([
    ['the summary if orders are paid by invoice', reportDraft, '/project/P100245/order/check'],
    ['the address if copies are mailed', draftWithCopy, '/project/P100245/order/address'],
    ['the summary if a card is saved', withCard(reportDraft), '/project/P100245/order/check'],
    [
      'the card if no card is saved',
      { ...reportDraft, payment: { card: null, others: [] } },
      '/project/P100245/order/card',
    ],
  ])('D8: the page after the services page is %s', async (_, draft, next) => {
    const { went, calls } = show('services', { draft });
    await screen.findByRole('table', { name: 'Your order' });
    press('Continue');
    await waitFor(() => expect(went).toEqual([next]));
    expect(calls.map(([call]) => call)).toContain('orders.saveDraft');
  });

  test('D8: if saving fails, the selection is kept and a message is shown', async () => {
    const { went } = show('services', {
      answers: { 'orders.saveDraft': () => Promise.reject(networkFailure) },
    });
    await screen.findByRole('table', { name: 'Your order' });
    check(/^Load Calculations/);
    press('Continue');
    await screen.findByText('Your choice was not saved');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Load Calculations/ }).checked).toBe(true);
    expect(went).toEqual([]);
  });

  test('D8: the services page has no Continue button while the prices are loading', async () => {
    show('services', { lacksPrices: true });
    await screen.findByText('Loading the prices…');
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  test('D8: the services page of an incomplete project links to the missing answers', async () => {
    show('services', { project: storedProject(incomplete) });
    await screen.findByText('The project isn’t ready to order');
    expect(screen.getByRole('link', { name: 'See what’s missing' }).getAttribute('href')).toBe(
      '/project/P100245/check',
    );
  });
});

describe('the address page', () => {
  test('D8: the address page suggests the signer’s address and saves the typed address', async () => {
    const { calls, went } = show('address', { draft: { ...draftWithCopy, offeredAddress: mailingAddress } });
    await screen.findByText('This is the signer’s address, as you entered it. You can change it.');
    fireEvent.change(screen.getByLabelText('Street address'), { target: { value: ' 200 Example Street ' } });
    press('Continue');
    await waitFor(() => expect(went).toEqual(['/project/P100245/order/check']));
    expect(calls).toContainEqual([
      'orders.saveDraft',
      { number: 'P100245', address: { ...mailingAddress, line1: '200 Example Street' } },
    ]);
  });

  test('D8: the address page shows errors at rejected fields and errors about the whole form', async () => {
    const fields = [{ path: 'address.postalCode', message: 'Enter a ZIP code, such as 94612.' }];
    const rejected = new RpcError('Invalid', rpcErrorCodes.invalidParams, { fields });
    let error: RpcError = rejected;
    show('address', { draft: draftWithCopy, answers: { 'orders.saveDraft': () => Promise.reject(error) } });
    await screen.findByLabelText('ZIP code');
    press('Continue');
    await waitFor(() => expect(screen.getByLabelText('ZIP code').getAttribute('aria-invalid')).toBe('true'));
    error = networkFailure;
    press('Continue');
    await screen.findByText(/^We couldn’t reach our server/);
    expect(screen.getByLabelText('ZIP code').getAttribute('aria-invalid')).not.toBe('true');
  });
});

describe('the card page', () => {
  test('D2d: without card payments, the card page says that no card is needed', async () => {
    show('card');
    await screen.findByText('No card is needed');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('D2d: the card page shows the amount of each charge and when it is due', async () => {
    show('card', { draft: withCard(draftWithCopy) });
    await screen.findByText('Visa ending in 4242 is charged for this order');
    screen.getByText(
      (_, element) =>
        element?.tagName === 'P' &&
        element.textContent === '$149.00 when the report is delivered, $25.00 when copies are mailed.',
    );
    expect(screen.getByRole('link', { name: 'Continue with this card' }).getAttribute('href')).toBe(
      '/project/P100245/order/check',
    );
  });

  test('D2d: the customer can choose a card saved earlier', async () => {
    const { calls, went } = show('card', {
      draft: { ...reportDraft, payment: { card: null, others: [visa] } },
      answers: { 'orders.prepareCard': async () => ({ url: null, words: '' }) },
    });
    await screen.findByRole('button', { name: 'Save another card' });
    press('Use Visa ending in 4242');
    await waitFor(() => expect(went).toEqual(['/project/P100245/order/check']));
    expect(calls).toContainEqual(['orders.prepareCard', { number: 'P100245', card: visa.id }]);
  });

  test('D2d: the card page shows why the payment page could not be opened', async () => {
    const { went } = show('card', {
      draft: { ...reportDraft, payment: { card: null, others: [] } },
      answers: { 'orders.prepareCard': () => Promise.reject(networkFailure) },
    });
    await screen.findByRole('button', { name: 'Save a card' });
    press('Save a card');
    await screen.findByText(/^We couldn’t reach our server/);
    expect(went).toEqual([]);
  });
});

describe('the summary page', () => {
  const placed = { 'orders.submit': async () => ({ number: 'P100245-1' }) };

  test('D8: the order is placed only after the terms are accepted', async () => {
    const { calls, went } = show('check', { answers: placed });
    await screen.findByRole('button', { name: 'Order and pay on delivery' });
    press('Order and pay on delivery');
    await screen.findAllByText('Check the box to accept');
    expect(calls.map(([call]) => call)).not.toContain('orders.submit');
    check('I agree to the terms and conditions.');
    press('Order and pay on delivery');
    await waitFor(() => expect(went).toEqual(['/project/P100245/order/1']));
    expect(calls).toContainEqual([
      'orders.submit',
      expect.objectContaining({
        items: reportDraft.items,
        quoteHash: 'a'.repeat(64),
        confirmsWarnings: false,
      }),
    ]);
  });

  test('D8: the order is placed only after the warnings are confirmed', async () => {
    const { calls, went } = show('check', { answers: placed, project: storedProject(tallWindow) });
    await screen.findByText('4 warnings');
    check('I agree to the terms and conditions.');
    press('Order and pay on delivery');
    await screen.findAllByText('Review the warnings, then check this box');
    check('I have looked at these');
    press('Order and pay on delivery');
    await waitFor(() => expect(went).toHaveLength(1));
    expect(calls).toContainEqual(['orders.submit', expect.objectContaining({ confirmsWarnings: true })]);
  });

  test('D8: a changed offer is shown and requires consent again', async () => {
    const current = quoteOf(reportDraft.items, { totalCents: 15_900, quoteHash: 'b'.repeat(64) });
    const changed = new RpcError('The offer has changed.', rpcErrorCodes.conflict, { data: { current } });
    const { went } = show('check', { answers: { 'orders.submit': () => Promise.reject(changed) } });
    await screen.findByRole('button', { name: 'Order and pay on delivery' });
    check('I agree to the terms and conditions.');
    press('Order and pay on delivery');
    await screen.findByText('The total is now $159.00. It was $149.00.');
    expect(
      screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree to the terms and conditions.' })
        .checked,
    ).toBe(false);
    expect(went).toEqual([]);
  });

  test('D8: a retry of a failed order sends the same idempotency key', async () => {
    const { calls, went } = show('check', {
      answers: { 'orders.submit': () => Promise.reject(networkFailure) },
    });
    await screen.findByRole('button', { name: 'Order and pay on delivery' });
    check('I agree to the terms and conditions.');
    press('Order and pay on delivery');
    await screen.findByText(/^We couldn’t reach our server/);
    press('Order and pay on delivery');
    const keys = () =>
      calls.flatMap(([call, params]) =>
        call === 'orders.submit' ? (params as { idempotencyKey: string }).idempotencyKey : [],
      );
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(new Set(keys()).size).toBe(1);
    expect(went).toEqual([]);
  });

  test.each([
    ['an address for copies', draftWithCopy, 'Enter the address', '/project/P100245/order/address'],
    [
      'a card',
      { ...reportDraft, payment: { card: null, others: [] } },
      'Save a card',
      '/project/P100245/order/card',
    ],
  ])('D8: the summary asks for %s before the order can be placed', async (_, draft, link, href) => {
    show('check', { draft });
    expect((await screen.findByRole('link', { name: link })).getAttribute('href')).toBe(href);
    expect(screen.queryByRole('button', { name: 'Order and pay on delivery' })).toBeNull();
  });

  test('D8: the summary shows the address and the card, with links to change them', async () => {
    show('check', { draft: { ...withCard(draftWithCopy), address: mailingAddress } });
    const copies = within(await screen.findByRole('region', { name: 'Copies are mailed to' }));
    copies.getByText(/100 Example Street/);
    copies.getByRole('link', { name: 'Change the address' });
    const payment = within(screen.getByRole('region', { name: 'When you pay' }));
    payment.getByText(/^Nothing today\. Your Visa ending in 4242 is charged/);
    payment.getByRole('link', { name: 'Change the card' });
  });

  test('D3: only the summary of a rush order says that free cancellation ends on delivery', async () => {
    const inRush = { promiseDate: '2026-11-30', sameDay: true, promiseAt: '2026-11-30T23:00:00.000Z' };
    for (const rush of [null, inRush]) {
      const promise = { lastDay: '2026-12-14', dueAt: '2026-12-15T08:00:00.000Z', rush };
      const quote = async () => quoteOf(reportDraft.items, { promise });
      const { unmount } = show('check', { answers: { 'orders.quote': quote } });
      await screen.findByText(/^You can cancel free of charge for 2 hours/);
      expect(screen.queryAllByText(/until the report is delivered/)).toHaveLength(rush === null ? 0 : 1);
      unmount();
    }
  });

  test('D8: an incomplete project cannot be ordered', async () => {
    show('check', { project: storedProject(incomplete) });
    await screen.findByText('The project isn’t ready to order');
    expect(screen.queryByRole('button', { name: 'Order and pay on delivery' })).toBeNull();
  });

  test('D8: the summary links to the services page if the products cannot be ordered together', async () => {
    show('check', { draft: { ...reportDraft, items: [{ sku: '3001', quantity: 1 }] } });
    await screen.findByText('These can’t be ordered together');
    screen.getByRole('link', { name: 'Change the services' });
  });
});
