import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MountPropsContext } from '@title24/remote-kit/runtime';
import { loginAs, testMountProps } from '@title24/remote-kit/testing';
import { type LoginStatus, loggedOut } from '@title24/shared-domain';
import { Provider } from 'react-redux';
import { loginChanged } from '../store/store.ts';
import { testStore } from '../testing/shell-store.ts';
import { MainLinks } from './main-links.tsx';

const user = userEvent.setup({ delay: null });

async function showBar(login: LoginStatus) {
  const store = testStore();
  store.dispatch(loginChanged(login));
  const end = jest.fn(async () => void store.dispatch(loginChanged(loggedOut)));
  const mountProps = testMountProps({}, { session: { start: () => undefined, end } });
  render(
    <Provider store={store}>
      <MountPropsContext value={mountProps}>
        <MainLinks />
      </MountPropsContext>
    </Provider>,
  );
  if (login.status) await bar().findByText('My Account');
  return { store, end };
}
const bar = () => within(screen.getByRole('navigation', { name: 'Main', hidden: true }));
const linksOf = (label: string) =>
  [...(bar().getByText(label).closest('details')?.querySelectorAll('a') ?? [])].map(
    (link) => [link.textContent, link.getAttribute('href')] as const,
  );

test('N1: the Services and Resources menus have their links', async () => {
  await showBar(loggedOut);
  expect(linksOf('Services')).toEqual([
    ['Do It Yourself', '/configured/doItYourself'],
    ['Full Service Consulting', '/configured/fullService'],
    ['All services', '/configured/services'],
  ]);
  expect(linksOf('Resources')).toEqual([
    ['FAQ', '/configured/faq'],
    ['Glossary', '/glossary'],
    ['Climate zones', '/climate-zones'],
    ['Sample reports', '/sample-reports'],
    ['All resources', '/configured/resources'],
  ]);
});

test('N2: a logged-out visitor sees a login button, and a logged-in visitor sees My Account', async () => {
  const { store } = await showBar(loggedOut);
  expect(bar().getByRole('link', { name: 'Login', hidden: true }).getAttribute('href')).toBe(
    '/configured/login',
  );
  expect(bar().queryByText('My Account')).toBeNull();
  act(() => void store.dispatch(loginChanged(loginAs('Member'))));
  expect(bar().queryByRole('link', { name: 'Login', hidden: true })).toBeNull();
  await bar().findByText('My Account');
  expect(linksOf('My Account')).toEqual([
    ['Edit active project', '/configured/activeProject'],
    ['Account info', '/configured/myAccount'],
    ['Logout', '/configured/logout'],
  ]);
});

test.each([
  ['Member', false],
  ['Analyst', true],
  ['Customer Service', true],
  ['Admin', true],
])('N3: the role %s has the admin button: %s', async (role, expected) => {
  await showBar(loginAs(role));
  expect(
    linksOf('My Account').some(([label, href]) => label === 'Admin' && href === '/configured/admin'),
  ).toBe(expected);
});

test('N3: a missing, disabled or invalid role has no admin button', async () => {
  const admin = loginAs('Admin');
  for (const role of [null, { ...admin.role, enabled: false }, { name: 'Admin', isAlmighty: true }]) {
    const { store } = await showBar({ status: true, role: role as LoginStatus['role'], token: 't' });
    expect(linksOf('My Account').map(([label]) => label)).not.toContain('Admin');
    expect(store.getState().login.status).toBe(true);
    document.body.replaceChildren();
  }
});

test('N2: Logout ends the login without leaving the page', async () => {
  const { end } = await showBar(loginAs('Member'));
  await user.click(bar().getByText('Logout'));
  expect(end).toHaveBeenCalledTimes(1);
  expect(bar().getByRole('link', { name: 'Login', hidden: true })).toBeTruthy();
});

test('a click on the login link adds the current path and query to it', async () => {
  history.replaceState(null, '', '/cost-estimator?kind=new&area=2500');
  await showBar(loggedOut);
  const link = bar().getByRole<HTMLAnchorElement>('link', { name: 'Login', hidden: true });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(new URL(link.href).searchParams.get('next')).toBe('/cost-estimator?kind=new&area=2500');
});
