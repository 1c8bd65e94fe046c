import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loggedOut, preloadPages, renderStaff } from '../testing/render-staff.tsx';
import { noCases } from '../testing/site-fixture.ts';
import { loginAs } from '../testing/staff-logins.ts';

beforeAll(async () => {
  await preloadPages();
});

test('H7: a visitor is asked to log in, and comes back to the page that was wanted', () => {
  const { calls } = renderStaff('/admin/help?id=a-1', { login: loggedOut });
  expect(screen.getByRole('heading', { name: 'Please log in' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(
    `/login?next=${encodeURIComponent('/admin/help?id=a-1')}`,
  );
  expect(calls).toEqual([]);
});

test.each([
  ['Member', '/admin'],
  ['Member', '/admin/products'],
  ['Analyst', '/admin/help'],
  ['Customer Service', '/admin/accounts'],
])('H7: %s is told that the role does not include %s, and nothing is called', (role, path) => {
  const { calls } = renderStaff(path, { login: loginAs(role) });
  expect(screen.getByText('Your role doesn’t include this page')).toBeTruthy();
  expect(calls).toEqual([]);
});

test.each(['Analyst', 'Customer Service'])(
  'H7: the overview of %s has the orders and the plans received as its only tools, and tells of new ones',
  async (role) => {
    const { calls } = renderStaff('/admin', {
      login: loginAs(role),
      answers: { 'cases.queue': () => ({ ...noCases, counts: { ...noCases.counts, unassigned: 2 } }) },
    });
    const tools = screen.getByRole('navigation', { name: 'Staff tools' });
    expect([...tools.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'Overview',
      'Orders',
      'Plans received',
    ]);
    const task = await screen.findByRole('link', { name: '2 sets of plans are waiting for an analyst.' });
    expect(task.getAttribute('href')).toBe('/admin/submissions?view=unassigned');
    expect(calls.map(({ service }) => service)).toEqual(['desk', 'cases']);
  },
);

test('H2: an administrator has all tools, and sees which one shows', async () => {
  renderStaff('/admin/products');
  const tools = screen.getByRole('navigation', { name: 'Staff tools' });
  expect([...tools.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
    'Overview',
    'Orders',
    'Plans received',
    'Help texts',
    'Products',
    'Estimator prices',
    'Company and links',
    'Announcement',
    'Business days',
    'Mail',
    'Accounts',
    'Roles',
    'Remotes',
    'Change log',
  ]);
  expect(tools.querySelector('[aria-current="page"]')?.textContent).toBe('Products');
  expect(await screen.findByRole('link', { name: '1001 Standard Residential Report' })).toBeTruthy();
});

test('H5: what was typed stays when the login ends, and goes on with the next login', async () => {
  const page = renderStaff('/admin/products?sku=1001');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.type(name, ' (new)');
  page.login(loggedOut);
  expect(screen.getByText('Your login has ended')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe(
    'Standard Residential Report (new)',
  );
  page.login(loginAs('Admin'));
  expect(screen.queryByText('Your login has ended')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe(
    'Standard Residential Report (new)',
  );
});

test('H5: with nothing unsaved, the page goes away with the login', async () => {
  const page = renderStaff('/admin/products?sku=1001');
  await screen.findByRole('textbox', { name: 'Name' });
  page.login(loggedOut);
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Please log in' })).toBeTruthy();
});
