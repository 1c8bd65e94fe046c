import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loggedOut, preloadPages, renderStaff } from '../testing/render-staff.tsx';
import { loginAs } from '../testing/staff-logins.ts';

beforeAll(async () => {
  await preloadPages();
});

test('H7: a visitor gets a login link that names the requested page, and no call is made', () => {
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
  ['Member', '/admin/submissions'],
  ['Analyst', '/admin/help'],
  ['Customer Service', '/admin/accounts'],
])('H7: the role %s does not include %s, so a message is shown and no call is made', (role, path) => {
  const { calls } = renderStaff(path, { login: loginAs(role) });
  expect(screen.getByText('Your role doesn’t include this page')).toBeTruthy();
  expect(calls).toEqual([]);
});

test.each(['Analyst', 'Customer Service'])(
  'H7: the role %s has only the work queue, so /admin redirects there and shows no list of tools',
  async (role) => {
    const { calls, navigations } = renderStaff('/admin', { login: loginAs(role) });
    expect(screen.queryByRole('navigation', { name: 'Staff tools' })).toBeNull();
    expect(navigations).toEqual(['/admin/work']);
    expect(calls).toEqual([]);
  },
);

test('H2: an administrator sees all tools, with the current tool marked', async () => {
  renderStaff('/admin/products');
  const tools = screen.getByRole('navigation', { name: 'Staff tools' });
  expect([...tools.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
    'Work',
    'Business',
    'Help texts',
    'Products',
    'Estimator prices',
    'Company and links',
    'Announcement',
    'Business days',
    'Mail',
    'Accounts',
    'Roles',
    'Privacy requests',
    'Remotes',
    'Change log',
  ]);
  expect(tools.querySelector('[aria-current="page"]')?.textContent).toBe('Products');
  expect(await screen.findByRole('link', { name: '1001 Standard Residential Report' })).toBeTruthy();
});

test('H5: typed text stays after the login ends and after the next login', async () => {
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

test('H5: a page without unsaved changes disappears when the login ends', async () => {
  const page = renderStaff('/admin/products?sku=1001');
  await screen.findByRole('textbox', { name: 'Name' });
  page.login(loggedOut);
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Please log in' })).toBeTruthy();
});
