import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createSiteRole, siteRoles } from '@title24/shared-domain';
import type { RoleRights } from '@title24/shared-domain/editing';
import { loggedOut, preloadPages, renderStaff } from '../testing/render-staff.tsx';

beforeAll(async () => {
  await preloadPages();
});

const roles = siteRoles.map((seed) => createSiteRole(seed).toJSON());
const answers = { 'accounts.roles': () => roles };

test('H7: the table shows the permissions of each role', async () => {
  renderStaff('/admin/roles', { answers });
  const row = (await screen.findByRole('row', { name: /^What customers owe/ })) as HTMLElement;
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Nothing', 'Change', 'Change', 'See, Change, Delete']);
});

test('H7: a save sends both the changed role and the role as it was loaded', async () => {
  const { calls } = renderStaff('/admin/roles?name=Analyst', {
    answers: {
      ...answers,
      'roles.update': ({ role }: { role: RoleRights }) => ({ ...roles[1], ...role, permissions: {} }),
    },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Charge and waive, record payments' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const { params } = calls.find(({ method }) => method === 'update') ?? {};
  const { loaded, role } = params as { loaded: RoleRights; role: RoleRights };
  expect(loaded.permissions.filter((each) => !role.permissions.includes(each))).toEqual(['PAYMENT UPDATE']);
  expect(role.permissions).toContain('DESK UPDATE');
});

test('H7: changes stay after the login ends', async () => {
  const page = renderStaff('/admin/roles?name=Analyst', { answers });
  const description = await screen.findByLabelText<HTMLInputElement>(/^What the role is for/);
  fireEvent.change(description, { target: { value: 'Reviews plans' } });
  page.login(loggedOut);
  expect(screen.getByText('Your login has ended')).toBeTruthy();
  expect(description.isConnected).toBe(true);
  expect(description.value).toBe('Reviews plans');
});

test('H7: the all-powerful role cannot be edited', async () => {
  renderStaff('/admin/roles?name=Admin', { answers });
  expect(await screen.findByText('This role may do everything, and stays as it is.')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
