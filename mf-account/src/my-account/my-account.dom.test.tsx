import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unsentSteps } from '@title24/remote-kit/browser';
import { RpcError, rpcErrorCodes } from '@title24/remote-kit/contract';
import { type AccountInfo, loggedOut, type OwnSubmission } from '@title24/shared-domain';
import { passwordCases } from '@title24/shared-domain/editing/testing';
import { member, renderAccount } from '../testing/render-account.tsx';

const user = userEvent.setup({ delay: null });
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5) Version/18.5 Mobile/15E148 Safari/604.1';
const account: AccountInfo = {
  accountName: 'ana',
  email: 'ana@example.org',
  emailVerified: true,
  roles: ['Member'],
  withheldRoles: [],
  createdAt: '2026-11-01T20:00:00Z',
  totpEnabled: false,
  passkeys: [],
  sessions: [
    {
      id: 's1',
      createdAt: '2026-11-20T20:00:00Z',
      lastUsedAt: '2026-11-20T21:00:00Z',
      userAgent: firefox,
      isCurrent: true,
    },
    {
      id: 's2',
      createdAt: '2026-11-10T20:00:00Z',
      lastUsedAt: '2026-11-11T21:00:00Z',
      userAgent: phone,
      isCurrent: false,
    },
  ],
};
const submission: OwnSubmission = {
  reference: 'FS-20261120-7K3Q9XMT',
  projectName: 'Oak Street house',
  sentAt: '2026-11-20T20:00:00Z',
  files: [{ name: 'plans [A].pdf', size: 2_411_725 }],
  state: 'in-review',
  page: '/plans/FS-20261120-7K3Q9XMT?key=a1',
};

async function openAccount({
  present = account,
  submissions = [submission],
  answers = {},
}: {
  present?: AccountInfo;
  submissions?: OwnSubmission[];
  answers?: Record<string, (params: Readonly<Record<string, unknown>>) => unknown>;
} = {}) {
  const view = renderAccount('/my-account', {
    login: member,
    answers: { 'account.load': () => present, 'account.submissions': () => submissions, ...answers },
  });
  await screen.findByRole('heading', { name: 'Account info' });
  return view;
}
const form = (name: string) => within(screen.getByRole('form', { name, hidden: true }));
const field = (name: string, label: string) => form(name).getByLabelText<HTMLInputElement>(label);
const press = (name: string, button: string) =>
  user.click(form(name).getByRole('button', { name: button, hidden: true }));

test('R6: without a login, no account data is loaded, and the login link leads back to the account page', () => {
  const view = renderAccount('/my-account');
  expect(within(view.container).getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    '/configured/login?next=%2Fmy-account',
  );
  expect(view.calls).toEqual([]);
});

test('H8: the account page shows the account’s data and submissions', async () => {
  await openAccount();
  expect(screen.getByText('ana@example.org')).toBeTruthy();
  expect(screen.getByText('Confirmed')).toBeTruthy();
  expect(screen.getByText('November 1, 2026')).toBeTruthy();
  const row = within(screen.getByRole('table', { name: 'Plans for Full Service' })).getByRole('row', {
    name: /FS-20261120-7K3Q9XMT/,
  });
  expect(row.textContent).toMatch(
    /Oak Street house.*November 20, 2026.*plans \[A\]\.pdf \(2\.3 MB\).*In review/,
  );
});

test('H8: submissions are shown only if the email address is confirmed', async () => {
  await openAccount({ present: { ...account, emailVerified: false } });
  expect(screen.getByText('Not confirmed')).toBeTruthy();
  expect(screen.getByText(/^Confirm your email address/)).toBeTruthy();
  expect(screen.queryByText(/FS-20261120-7K3Q9XMT/)).toBeNull();
});

test('H8: if the account cannot be loaded, the page shows the reason and a retry button', async () => {
  let fails = true;
  renderAccount('/my-account', {
    login: member,
    answers: {
      'account.load': () => {
        if (fails) throw new RpcError('The site could not be reached.', 0);
        return account;
      },
      'account.submissions': () => [],
    },
  });
  expect(await screen.findByText('The site could not be reached.')).toBeTruthy();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('ana@example.org')).toBeTruthy();
});

test('H8: ending a session reloads the list of sessions', async () => {
  let present = account;
  const view = await openAccount({
    answers: {
      'account.load': () => present,
      'account.endSession': () => {
        present = { ...account, sessions: account.sessions.slice(0, 1) };
        return {};
      },
    },
  });
  expect(screen.getByText('Firefox on Windows')).toBeTruthy();
  await user.click(
    screen.getByRole('button', { name: /^End this session ?: Safari on iPhone, last used Nov 11/ }),
  );
  expect(view.calls).toContainEqual(['account.endSession', { id: 's2' }]);
  expect(await screen.findByText('Safari on iPhone was logged out.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: /End this session/ })).toBeNull());
});

test('H8: changing the password requires the current password', async () => {
  const name = 'Change your password';
  const view = await openAccount({
    answers: {
      'account.changePassword': ({ password }) => {
        if (password === 'present phrase') return {};
        throw new RpcError('Invalid params', -32602, {
          fields: [{ path: 'password', message: 'This is not your password' }],
        });
      },
    },
  });
  await user.type(field(name, 'Current password'), 'wrong');
  await user.type(field(name, 'New password'), 'ana@example.org');
  await press(name, 'Change the password');
  expect(form(name).getAllByText(/must not be the account name/).length).toBe(2);
  await user.clear(field(name, 'New password'));
  await user.type(field(name, 'New password'), 'a new long phrase');
  await press(name, 'Change the password');
  expect(form(name).getAllByText('This is not your password').length).toBe(2);
  expect(field(name, 'New password').value).toBe('a new long phrase');
  await user.clear(field(name, 'Current password'));
  await user.type(field(name, 'Current password'), 'present phrase');
  await press(name, 'Change the password');
  expect(view.calls).toContainEqual([
    'account.changePassword',
    { password: 'present phrase', newPassword: 'a new long phrase' },
  ]);
  expect(await screen.findByText('Your password is changed')).toBeTruthy();
});

test('H8: the password form refuses the same values as the server', async () => {
  const name = 'Change your password';
  const ada = { ...account, accountName: 'ada', email: 'ada@example.com' };
  const view = await openAccount({ answers: { 'account.load': () => ada } });
  const fields = { password: 'Current password', newPassword: 'New password' };
  const outcomes = [];
  for (const { path, typed } of passwordCases) {
    const values = { password: 'a present phrase', newPassword: 'a long enough phrase', [path]: typed };
    for (const [key, value] of Object.entries(values)) {
      fireEvent.change(field(name, fields[key as keyof typeof fields]), { target: { value } });
    }
    await press(name, 'Change the password');
    const problems = form(name).getAllByRole('listitem', { hidden: true });
    outcomes.push({ path, typed, problem: problems.map(({ textContent }) => textContent).join() });
  }
  expect(outcomes).toEqual(passwordCases);
  expect(view.calls.map(([call]) => call)).not.toContain('account.changePassword');
});

test('H8: after a request to change the email address, the page says that an email was sent and still shows the old address', async () => {
  const name = 'Change your email address';
  const view = await openAccount({ answers: { 'account.changeEmail': () => ({}) } });
  await user.type(field(name, 'New email address'), 'new@example.org');
  await user.type(field(name, 'Your password'), 'present phrase');
  await press(name, 'Change the address');
  expect(view.calls).toContainEqual([
    'account.changeEmail',
    { email: 'new@example.org', password: 'present phrase' },
  ]);
  expect(await screen.findByText(/We sent an email to new@example.org/)).toBeTruthy();
  expect(screen.getByText('ana@example.org')).toBeTruthy();
});

test('H8: an authenticator app is set up with a key, a first code and backup codes', async () => {
  let present = account;
  const uri = 'otpauth://totp/Reports:ana?secret=JBSWY3DPEHPK3PXP';
  const view = await openAccount({
    answers: {
      'account.load': () => present,
      'account.startTotp': () => ({ uri, secret: 'JBSWY3DPEHPK3PXP' }),
      'account.confirmTotp': () => {
        present = { ...account, totpEnabled: true };
        return { backupCodes: ['aaaa-1111', 'bbbb-2222'] };
      },
      'account.stopTotp': () => {
        present = account;
        return {};
      },
    },
  });
  await user.type(field('Set up two-step verification', 'Your password'), 'present phrase');
  await press('Set up two-step verification', 'Start');
  expect(await screen.findByText('JBSWY3DPEHPK3PXP')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'open this link in the app' }).getAttribute('href')).toBe(uri);
  await user.type(field('Confirm the app', 'Code'), '123456');
  await press('Confirm the app', 'Turn on two-step verification');
  expect(view.calls).toContainEqual(['account.confirmTotp', { code: '123456' }]);
  const codes = within(await screen.findByRole('list', { name: 'Backup codes' }));
  expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'aaaa-1111',
    'bbbb-2222',
  ]);
  await user.click(screen.getByRole('button', { name: 'I’ve saved the codes' }));
  expect(screen.queryByText('aaaa-1111')).toBeNull();
  const stop = 'Turn off two-step verification';
  await user.type(field(stop, 'Your password'), 'present phrase');
  await press(stop, 'Turn off');
  expect(await screen.findByText('Two-step verification is off')).toBeTruthy();
});

test('H8: a notice is shown if a role requires two-step login', async () => {
  await openAccount({ present: { ...account, roles: ['Admin'], withheldRoles: ['Admin'] } });
  expect(screen.getByText(/Set up two-step verification below to use your role Admin/)).toBeTruthy();
});

test('H5: typed text remains when the server ends the login, and is cleared by a logout', async () => {
  const name = 'Change your email address';
  const view = await openAccount();
  await user.type(field(name, 'New email address'), 'new@exam');
  act(() => {
    view.setLogin(loggedOut);
    dispatchEvent(new CustomEvent('INVALID_TOKEN'));
  });
  expect(field(name, 'New email address').value).toBe('new@exam');
  const loads = () => view.calls.filter(([call]) => call === 'account.load').length;
  expect(loads()).toBe(1);
  await act(async () => view.setLogin(member));
  expect(loads()).toBe(2);
  expect(field(name, 'New email address').value).toBe('new@exam');
  act(() => view.setLogin(loggedOut));
  expect(screen.getByRole('heading', { name: 'Please log in' })).toBeTruthy();
});

test('H8: after a login without JavaScript, the visitor can change the account and log out with plain forms', () => {
  const view = renderAccount('/my-account', {
    page: { login: { ...member, token: null }, account, submissions: [submission] },
  });
  expect(view.calls).toEqual([]);
  expect(screen.getByText('ana@example.org')).toBeTruthy();
  expect(screen.getByText('Oak Street house')).toBeTruthy();
  const formOf = (button: RegExp) => {
    const sent = screen.getByRole('button', { name: button, hidden: true }).closest('form');
    return [sent?.method, sent?.getAttribute('action'), [...new FormData(sent ?? undefined).keys()]];
  };
  expect(formOf(/^End this session/)).toEqual(['post', '/account/end-session#sessions', ['id']]);
  expect(formOf(/^Change the password$/)).toEqual([
    'post',
    '/account/change-password#change-password',
    ['accountName', 'password', 'newPassword'],
  ]);
  expect(formOf(/^Change the address$/)).toEqual([
    'post',
    '/account/change-email#change-email',
    ['accountName', 'email', 'password'],
  ]);
  expect(screen.getByText(/turn on JavaScript/)).toBeTruthy();
});

test('H8: if the page has JavaScript but no login token, the browser submits the forms', async () => {
  renderAccount('/my-account', { page: { login: { ...member, token: null }, account } });
  const change = 'Change your email address';
  await user.type(field(change, 'New email address'), 'new@example.org');
  await press(change, 'Change the address');
  expect(form(change).getAllByText('Enter your password')).toHaveLength(2);
  await user.type(field(change, 'Your password'), 'present phrase');
  for (const name of [/^End this session/, /^Change the address$/]) {
    const sent = screen.getByRole('button', { name, hidden: true }).closest('form') as HTMLFormElement;
    // fireEvent returns false if the page prevented the submission.
    expect(fireEvent.submit(sent)).toBe(true);
  }
});

test('H8: after a refused change, its form is expanded and shows the typed text', () => {
  renderAccount('/account/change-email', {
    page: {
      login: { ...member, token: null },
      account,
      form: {
        name: 'change-email',
        outcome: 'refused',
        values: { email: 'new@example.org' },
        errors: [{ path: 'password', message: 'The password is incorrect' }],
      },
    },
  });
  const name = 'Change your email address';
  expect(form(name).getAllByText('The password is incorrect')).toHaveLength(2);
  expect(field(name, 'New email address').value).toBe('new@example.org');
  const parts = [...document.querySelectorAll('details')].map(({ id, open }) => [id, open]);
  expect(parts).toEqual([
    ['change-email', true],
    ['change-password', false],
    ['sessions', false],
    ['export', false],
    ['delete', false],
  ]);
});

test.each([
  ['change-password', 'Your password is changed'],
  ['end-session', 'That device was logged out.'],
] as const)('H8: without JavaScript, the page shows the result of %s', (name, words) => {
  renderAccount(`/account/${name}`, {
    page: {
      login: { ...member, token: null },
      account,
      form: { name, outcome: 'done', values: {}, errors: [] },
    },
  });
  expect(screen.getByText(words)).toBeTruthy();
});

test('H8: a message is shown if a form is submitted after the login has ended', () => {
  const message = 'Your login has ended, and nothing was changed. Log in again.';
  renderAccount('/account/end-session', {
    page: {
      login: loggedOut,
      form: { name: 'end-session', outcome: 'refused', values: {}, errors: [{ path: '', message }] },
    },
  });
  expect(screen.getByText(message)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy();
});

test('D1h: a logout asks for confirmation before it deletes unsaved changes', async () => {
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  jest.spyOn(unsentSteps, 'projects').mockResolvedValue(['P100001']);
  const clear = jest.spyOn(unsentSteps, 'clear').mockResolvedValue();
  const view = renderAccount('/logout', { login: member, answers: { 'account.load': () => account } });
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect((await screen.findByRole('alert')).textContent).toContain('project P100001');
  expect(view.login().status).toBe(true);
  expect(clear).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Log out and delete it' }));
  await waitFor(() => expect(view.login()).toEqual(loggedOut));
  expect(clear.mock.calls).toEqual([['ana']]);
  jest.restoreAllMocks();
});

test.each([
  ['Log out', '/account/logout', []],
  ['Log out everywhere', '/account/logout-everywhere', [['account.logoutEverywhere', {}]]],
])(
  'H8: the button %s ends the login, and submits the form that deletes the login cookie',
  async (name, action, calls) => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    const view = renderAccount('/logout', {
      login: member,
      answers: { 'account.load': () => account, 'account.logoutEverywhere': () => ({}) },
    });
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    expect(view.login()).toEqual(loggedOut);
    expect(view.calls.slice(1)).toEqual(calls);
    expect(document.querySelector('form')?.getAttribute('action')).toBe(action);
    jest.restoreAllMocks();
  },
);

test('H8: after a login without JavaScript, the ‘Log out everywhere’ button submits its form', async () => {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  const refuse = () => {
    throw new RpcError('Invalid token', rpcErrorCodes.invalidToken);
  };
  renderAccount('/logout', { answers: { 'account.load': refuse, 'account.logoutEverywhere': refuse } });
  await user.click(screen.getByRole('button', { name: 'Log out everywhere' }));
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  expect(document.querySelector('form')?.getAttribute('action')).toBe('/account/logout-everywhere');
  jest.restoreAllMocks();
});

test('H8: a failed logout shows a message', async () => {
  const view = renderAccount('/logout', {
    login: member,
    answers: {
      'account.load': () => account,
      'account.logoutEverywhere': () => {
        throw new RpcError('The site could not be reached.', 0);
      },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Log out everywhere' }));
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'The site could not be reached.');
  expect(view.login()).toEqual(member);
});

test('H8: the page shows the first five submissions, and the others are collapsed', async () => {
  const sent = Array.from({ length: 7 }, (_, index) => ({ ...submission, reference: `FS-${index}` }));
  await openAccount({ submissions: sent });
  const rowsOf = (name: string) =>
    within(screen.getByRole('table', { name, hidden: true }))
      .getAllByRole('row', { hidden: true })
      .slice(1);
  expect(rowsOf('Plans for Full Service')).toHaveLength(5);
  expect(rowsOf('Earlier plans for Full Service')).toHaveLength(2);
  expect(screen.getByText('2 more').closest('details')?.open).toBe(false);
});
