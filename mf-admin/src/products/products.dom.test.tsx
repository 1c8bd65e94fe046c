import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RpcError } from '@title24/remote-kit/contract';
import type { Product } from '@title24/shared-domain';
import { preloadPages, renderStaff } from '../testing/render-staff.tsx';
import { report } from '../testing/site-fixture.ts';

beforeAll(preloadPages);

async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

const updateCalls = (calls: readonly { method: string; params?: unknown }[]) =>
  calls
    .filter(({ method }) => method === 'update')
    .map(({ params }) => (params as { product: Product }).product);

test('H2: the list includes inactive products, and staff can activate them', async () => {
  const { calls, refreshed } = renderStaff('/admin/products', {
    answers: { 'products.update': ({ product }: { product: Product }) => product },
  });
  const row = (await screen.findByRole('link', { name: /3001/ })).closest('li') as HTMLElement;
  expect(within(row).getByText('Not for sale')).toBeTruthy();
  await userEvent.click(within(row).getByRole('button', { name: 'Sell again Rush Service' }));
  expect(await screen.findByText('Rush Service is for sale again.')).toBeTruthy();
  expect(updateCalls(calls)[0]).toMatchObject({ sku: '3001', isActive: true });
  expect(refreshed).toContain('products.findAll');
});

test('H2: a search by SKU opens the product', async () => {
  const { navigations } = renderStaff('/admin/products');
  await userEvent.type(screen.getByRole('textbox', { name: 'Find by SKU' }), '1001{Enter}');
  expect(navigations).toEqual(['/admin/products?sku=1001']);
});

test('H2: an unknown SKU shows a message', async () => {
  renderStaff('/admin/products?sku=9999');
  expect((await screen.findByRole('alert')).textContent).toBe('No product has the SKU 9999.');
});

test('H2: a new product’s errors appear at its fields and in the summary, and a valid product is inserted', async () => {
  const { calls, navigations } = renderStaff('/admin/products?new', {
    answers: { 'products.insert': ({ product }: { product: Product }) => ({ ...report, ...product }) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add the product' }));
  const summary = screen.getByRole('alert');
  expect(within(summary).getAllByRole('link')).toHaveLength(3);
  expect(document.activeElement).toBe(summary);
  expect(calls.some(({ method }) => method === 'insert')).toBe(false);
  const price = screen.getByRole('textbox', { name: /^Price/ });
  expect(price.getAttribute('aria-invalid')).toBe('true');

  await fill(screen.getByRole('textbox', { name: /^SKU/ }), '1003');
  await fill(screen.getByRole('textbox', { name: 'Name' }), 'Small Report');
  await fill(price, '$1,099.50');
  await userEvent.click(screen.getByRole('button', { name: 'Add the product' }));
  await waitFor(() => expect(navigations).toEqual(['/admin/products?sku=1003']));
  expect(calls.find(({ method }) => method === 'insert')?.params).toEqual({
    product: { sku: '1003', name: 'Small Report', price: 1099.5, description: '', isActive: true },
  });
});

test('H2: a save includes the product’s version, and can be undone', async () => {
  let stored = report;
  const { calls } = renderStaff('/admin/products?sku=1001', {
    answers: {
      'products.update': ({ product }: { product: Product }) => {
        if (product.lastUpdate !== stored.lastUpdate) throw new RpcError('Someone else was faster.', -32009);
        stored = { ...product, lastUpdate: `${product.lastUpdate}+` };
        return stored;
      },
    },
  });
  const price = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Price/ });
  await fill(price, '159');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(updateCalls(calls)[0]).toMatchObject({ price: 159, lastUpdate: report.lastUpdate });

  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Your last change was undone.')).toBeTruthy();
  expect(stored.price).toBe(149);
  expect(price.value).toBe('149');
});

test('H7: if the role does not allow a save, the reason is shown and no input is lost', async () => {
  renderStaff('/admin/products?sku=1001', {
    answers: {
      'products.update': () => {
        throw new RpcError('Your role does not allow this.', -32003);
      },
    },
  });
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await userEvent.type(name, '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Your role does not allow this');
  expect(name.value).toBe('Standard Residential Report!');
});

test('H2: a product that staff added can be saved', async () => {
  const added = { ...report, sku: '9001' };
  const { calls } = renderStaff('/admin/products?sku=9001', {
    answers: {
      'products.findBySKU': () => added,
      'products.update': ({ product }: { product: Product }) => product,
    },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(updateCalls(calls)[0]).toMatchObject({ sku: '9001', name: 'Standard Residential Report!' });
});

test('XSS: the preview of a description shows emphasis but no images, scripts or links', async () => {
  const { container } = renderStaff('/admin/products?sku=1001');
  const description = await screen.findByRole('textbox', { name: /Description/ });
  await fill(
    description,
    '<em>Fast</em><img src=x onerror="alert(1)"><script>alert(1)</script><a href="javascript:x">k</a>',
  );
  await waitFor(() => expect(container.querySelector('section em')?.textContent).toBe('Fast'));
  expect(container.querySelectorAll('section img, section script, section a')).toHaveLength(0);
});
