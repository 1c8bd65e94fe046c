import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RpcError } from '@title24/remote-kit/contract';
import { createSiteRole, loggedOut, siteRoles } from '@title24/shared-domain';
import { browserKey } from '../register/browser-key.ts';
import { member, renderAccount } from '../testing/render-account.tsx';

const user = userEvent.setup({ delay: null });
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const summary = () => within(screen.getByRole('alert', { name: 'There is a problem' }));

const [analyst] = siteRoles
  .filter(({ name }) => name === 'Analyst')
  .map((seed) => ({ ...member, role: createSiteRole(seed).toJSON() }));

async function fillIn(name = 'ana', password = 'correct horse') {
  await user.type(field(/Account name or/), name);
  await user.type(field('Password'), password);
}

test('H8: after a login, the shell gets the new login status, and the requested page opens', async () => {
  const view = renderAccount('/login?next=/cost-estimator%3Fkind%3Dnew', {
    answers: { 'security.login': () => member },
  });
  await fillIn(' ana ');
  await press('Log in');
  expect(view.calls).toEqual([['security.login', { accountName: 'ana', password: 'correct horse' }]]);
  expect(view.login()).toEqual(member);
  expect(view.went).toEqual(['/cost-estimator?kind=new']);
});

test('H8: a page on another site does not open after the login', async () => {
  const view = renderAccount('/login?next=//elsewhere.example', {
    answers: { 'security.login': () => member },
  });
  await fillIn();
  await press('Log in');
  expect(view.went).toEqual(['/my-account']);
});

test.each([
  ['/login', '/admin/work'],
  ['/login?next=/prices', '/prices'],
])('Q4: an analyst who logs in at %s goes to %s', async (address, target) => {
  const view = renderAccount(address, { answers: { 'security.login': () => analyst } });
  await fillIn();
  await press('Log in');
  expect(view.went).toEqual([target]);
});

test('H8: the error summary links to each missing field, and nothing is sent', async () => {
  const view = renderAccount('/login');
  await press('Log in');
  expect(
    summary()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Enter your account name or email address', 'Enter your password']);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  await user.click(summary().getByRole('link', { name: 'Enter your password' }));
  expect(document.activeElement).toBe(field('Password'));
  expect(field('Password').getAttribute('aria-invalid')).toBe('true');
  expect(view.calls).toEqual([]);
});

test('H8: a refused login shows the server’s message and keeps typed text', async () => {
  const words = 'That account name or password is incorrect.';
  const view = renderAccount('/login', {
    answers: {
      'security.login': () => {
        throw new RpcError(words, -32003);
      },
    },
  });
  await fillIn();
  await press('Log in');
  expect(summary().getByText(words)).toBeTruthy();
  expect([field(/Account name or/).value, field('Password').value]).toEqual(['ana', 'correct horse']);
  expect(view.login()).toEqual(loggedOut);
  expect(view.went).toEqual([]);
});

test('H8: a form is sent only once, even if the button is pressed again before the response', async () => {
  let answer: (given: typeof member) => void = () => undefined;
  const view = renderAccount('/login', {
    answers: {
      'security.login': () =>
        new Promise<typeof member>((resolve) => {
          answer = resolve;
        }),
    },
  });
  await fillIn();
  await user.dblClick(screen.getByRole('button', { name: 'Log in' }));
  expect(view.calls).toHaveLength(1);
  await act(async () => answer(member));
  expect(view.login()).toEqual(member);
});

test('H8: an account with an authenticator app requires the code in a second step', async () => {
  const view = renderAccount('/login', {
    answers: {
      'security.login': ({ code }) => (code === '123456' ? member : { ...loggedOut, secondFactor: 'totp' }),
    },
  });
  await fillIn();
  await press('Log in');
  expect(field('Code').autocomplete).toBe('one-time-code');
  expect(view.login()).toEqual(loggedOut);
  await press('Continue');
  expect(summary().getByText('Enter the code from your authenticator app')).toBeTruthy();
  await user.type(field('Code'), '123456');
  await press('Continue');
  expect(view.calls.at(-1)).toEqual([
    'security.login',
    { accountName: 'ana', password: 'correct horse', code: '123456' },
  ]);
  expect(view.went).toEqual(['/my-account']);
});

test('password managers can find the fields, and pasting is allowed', async () => {
  renderAccount('/login');
  expect([field(/Account name or/).autocomplete, field('Password').autocomplete]).toEqual([
    'username webauthn',
    'current-password',
  ]);
  await user.click(field('Password'));
  await user.paste('pasted secret');
  expect(field('Password').value).toBe('pasted secret');
});

test('a visible password is hidden when the form is submitted', async () => {
  renderAccount('/login', { answers: { 'security.login': () => member } });
  await fillIn();
  await press('Show password');
  expect(field('Password').type).toBe('text');
  await press('Hide password');
  expect(field('Password').type).toBe('password');
  await press('Show password');
  await press('Log in');
  expect(field('Password').type).toBe('password');
});

test('without JavaScript, the form is posted with the URL to return to', () => {
  const { container } = renderAccount('/login?next=/faq');
  const form = container.querySelector('form') as HTMLFormElement;
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/account/login']);
  expect([...new FormData(form)]).toEqual([
    ['accountName', ''],
    ['password', ''],
    ['next', '/faq'],
  ]);
});

test('without JavaScript, a refused form is shown again with the reason and the typed text', () => {
  renderAccount('/account/login', {
    page: {
      login: loggedOut,
      form: {
        name: 'login',
        outcome: 'refused',
        values: { accountName: 'ana', next: '/faq' },
        errors: [{ path: '', message: 'That account name or password is incorrect.' }],
      },
    },
  });
  expect(summary().getByText(/is incorrect/)).toBeTruthy();
  expect(field(/Account name or/).value).toBe('ana');
  expect(document.querySelector<HTMLInputElement>('input[name=next]')?.value).toBe('/faq');
});

test('without JavaScript, a login that needs a code shows a form for the account name, the password and the code', () => {
  renderAccount('/account/login', {
    page: {
      login: loggedOut,
      form: { name: 'login', outcome: 'code-needed', values: { accountName: 'ana' }, errors: [] },
    },
  });
  const form = document.querySelector('form') as HTMLFormElement;
  expect([...new FormData(form).keys()]).toEqual(['accountName', 'password', 'code']);
});

test('the link in a confirmation email opens a page with a button, which confirms the address and shows the login form', async () => {
  const view = renderAccount('/login?verify=abc', { answers: { 'security.verifyEmail': () => loggedOut } });
  expect(view.calls).toEqual([]);
  expect(screen.queryByLabelText('Password')).toBeNull();
  await press('Confirm my email address');
  expect(view.calls).toEqual([['security.verifyEmail', { token: 'abc' }]]);
  await waitFor(() => expect(screen.getByText('Your email address is confirmed')).toBeTruthy());
  expect(field('Password')).toBeTruthy();
});

test('H8: the visitor is logged in after confirming the email address in the browser used to register', async () => {
  const key = browserKey.create();
  const view = renderAccount('/login?verify=abc&next=%2Fproject%2Fnew', {
    answers: { 'security.verifyEmail': () => member },
  });
  await press('Confirm my email address');
  expect(view.calls).toEqual([['security.verifyEmail', { token: 'abc', browserKey: key }]]);
  expect(view.login()).toEqual(member);
  expect(view.went).toEqual(['/project/new']);
  expect(browserKey.read()).toBeNull();
});

test('a logged-in visitor gets a link to continue', () => {
  renderAccount('/login?next=/faq', { login: member });
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/faq');
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('Q4: a logged-in analyst gets a link to the work queue', () => {
  renderAccount('/login', { ...(analyst && { login: analyst }) });
  const continueLink = screen.getByRole('link', { name: 'Continue' });
  expect(continueLink.getAttribute('href')).toBe('/admin/work');
});
