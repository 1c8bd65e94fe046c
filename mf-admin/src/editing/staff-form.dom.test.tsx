import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RpcError } from '@title24/remote-kit/contract';
import type { Product } from '@title24/shared-domain';
import { type Answers, preloadPages, renderStaff } from '../testing/render-staff.tsx';
import { report } from '../testing/site-fixture.ts';

beforeAll(preloadPages);

const keyboard = (keys: string) => userEvent.keyboard(keys);
const price = () => screen.findByLabelText<HTMLInputElement>(/^Price/);
const lastUpdate = '2026-02-02T00:00:00.000Z';

/** Renders a product form whose update call gets the given response. */
function renderForm(update: (product: Product) => unknown, more: Answers = {}) {
  return renderStaff('/admin/products?sku=1001', {
    answers: { 'products.update': ({ product }: { product: Product }) => update(product), ...more },
  });
}

async function retype(field: HTMLInputElement, text: string): Promise<void> {
  field.focus();
  field.select();
  await userEvent.paste(text);
}

test('H2: a server error is shown at its field, is announced, and can be reached by keyboard', async () => {
  renderForm(() => {
    throw new RpcError('Invalid params', -32602, {
      fields: [
        { path: 'product.price', message: 'Ask the accountant first' },
        { path: 'product', message: 'Send the product' },
      ],
    });
  });
  await retype(await price(), '159');
  await keyboard('{Enter}');
  const summary = await screen.findByRole('alert');
  expect(document.activeElement).toBe(summary);
  // Errors without a field have no link in the error summary.
  expect(
    within(summary)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Send the product', 'Ask the accountant first']);
  await userEvent.tab();
  await keyboard('{Enter}');
  const field = await price();
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('159');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
    'Error: Ask the accountant first',
  );
  await retype(field, '149');
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
});

test('H2: a form can be corrected and saved by keyboard alone', async () => {
  const prices: number[] = [];
  renderForm((product) => {
    prices.push(product.price);
    return { ...product, lastUpdate };
  });
  await retype(await price(), 'much');
  await keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Type a price in dollars, such as 149 or 149.50');
  await keyboard('{Enter}');
  expect(document.activeElement).toBe(await price());
  await retype(await price(), '159');
  expect(screen.queryByRole('alert')).toBeNull();
  await keyboard('{Enter}');
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(prices).toEqual([159]);
});

test('H2: a save conflict can be resolved by keyboard, and the result can be saved over the newer version', async () => {
  const stored = { ...report, price: 155, lastUpdate };
  const saves: unknown[] = [];
  let loads = 0;
  renderForm(
    (product) => {
      saves.push([product.price, product.lastUpdate]);
      if (product.lastUpdate !== stored.lastUpdate) throw new RpcError('Someone else was faster.', -32009);
      return product;
    },
    { 'products.findBySKU': () => (loads++ === 0 ? report : stored) },
  );
  await retype(await price(), '159');
  await keyboard('{Enter}');
  const conflict = await screen.findByRole('region', { name: /Someone else saved changes/ });
  expect(document.activeElement?.closest('section')).toBe(conflict);
  await userEvent.tab();
  await keyboard(' ');
  expect(within(conflict).getByLabelText<HTMLInputElement>('My version').checked).toBe(true);
  await userEvent.tab();
  await keyboard('{Enter}');
  expect((await price()).value).toBe('159');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }));
  await keyboard('{Enter}');
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(saves).toEqual([
    [159, report.lastUpdate],
    [159, lastUpdate],
  ]);
});

test('H2: pressing Enter twice saves only once, and text typed during the save stays unsaved', async () => {
  let answer = () => {};
  const { calls, navigations } = renderForm(
    (product) =>
      new Promise((resolve) => {
        answer = () => resolve({ ...product, lastUpdate });
      }),
  );
  await retype(await price(), '159');
  await keyboard('{Enter}{Enter}');
  expect(screen.getByRole('button', { name: 'Saving…' })).toBeTruthy();
  await retype(await price(), '160');
  answer();
  expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'update')).toHaveLength(1);
  expect((await price()).value).toBe('160');
  await userEvent.click(screen.getByRole('link', { name: 'Announcement' }));
  expect(screen.getByRole('heading', { name: 'You have unsaved changes' })).toBeTruthy();
  expect(navigations).toEqual([]);
});
