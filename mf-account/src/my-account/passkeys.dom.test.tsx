import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RpcError } from '@title24/remote-kit/contract';
import type { AccountInfo, PasskeyInfo } from '@title24/shared-domain';
import { credential, domError, fakePasskeys } from '../testing/fake-passkeys.ts';
import { member, renderAccount } from '../testing/render-account.tsx';

const user = userEvent.setup({ delay: null });
const phone: PasskeyInfo = {
  id: 'p1',
  name: 'My phone',
  createdAt: '2026-11-01T20:00:00Z',
  lastUsedAt: '2026-11-11T21:00:00Z',
};
const account: AccountInfo = {
  accountName: 'ana',
  email: 'ana@example.org',
  emailVerified: true,
  roles: ['Member'],
  withheldRoles: [],
  createdAt: '2026-11-01T20:00:00Z',
  totpEnabled: false,
  passkeys: [phone],
  sessions: [],
};
const options = { challenge: 'abc', rp: { id: 'localhost' } };
const response = { id: 'cred', type: 'public-key' };

let device: ReturnType<typeof fakePasskeys> | undefined;
afterEach(() => {
  device?.remove();
  device = undefined;
});

async function openAccount(
  answers: Record<string, (params: Readonly<Record<string, unknown>>) => unknown> = {},
) {
  const view = renderAccount('/my-account', {
    login: member,
    answers: { 'account.load': () => account, 'account.submissions': () => [], ...answers },
  });
  await screen.findByRole('heading', { name: 'Account info' });
  if (device) await screen.findByRole('form', { name: 'Add a passkey', hidden: true });
  return view;
}
const form = (name: string) => within(screen.getByRole('form', { name, hidden: true }));

async function add(name = 'Add a passkey') {
  await user.type(form(name).getByLabelText('Your password'), 'present phrase');
  await user.click(form(name).getByRole('button', { name: 'Create a passkey', hidden: true }));
}

test('H8: passkeys are listed by name with the dates of their creation and last use', async () => {
  await openAccount();
  const entry = screen.getByText('My phone', { selector: 'strong' }).closest('li');
  expect(entry?.textContent).toMatch(
    /My phoneAdded November 1, 2026, last used Nov 11, 2026, 1:00 PM \(Pacific time\)/,
  );
  expect(screen.getByText(/^This browser can’t create passkeys/)).toBeTruthy();
  expect(screen.queryByRole('form', { name: 'Add a passkey', hidden: true })).toBeNull();
});

test('H8: adding a passkey sends the password and the suggested name', async () => {
  device = fakePasskeys({ create: () => credential(response) });
  let present = { ...account, passkeys: [] as PasskeyInfo[] };
  const view = await openAccount({
    'account.load': () => present,
    'account.passkeyOptions': () => options,
    'account.addPasskey': ({ name }) => {
      const added = { ...phone, name: String(name), lastUsedAt: null };
      present = { ...account, passkeys: [added] };
      return added;
    },
  });
  expect(screen.queryByText('Your passkeys')).toBeNull();
  const suggested = form('Add a passkey').getByLabelText<HTMLInputElement>('Passkey name').value;
  expect(suggested).not.toBe('');
  await add();
  expect(await screen.findByText(`The passkey ${suggested} is added`)).toBeTruthy();
  expect(await screen.findByText(/not used yet/)).toBeTruthy();
  expect(view.calls).toContainEqual(['account.passkeyOptions', { password: 'present phrase' }]);
  expect(view.calls).toContainEqual(['account.addPasskey', { name: suggested, response }]);
  expect(device.asked).toMatchObject([{ publicKey: options }]);
});

test('H8: canceling the passkey request shows a message and keeps typed text', async () => {
  device = fakePasskeys({
    create: () => {
      throw domError('NotAllowedError');
    },
  });
  const view = await openAccount({ 'account.passkeyOptions': () => options });
  const name = form('Add a passkey').getByLabelText<HTMLInputElement>('Passkey name');
  await user.clear(name);
  await user.type(name, 'Work laptop');
  await add();
  expect(await screen.findByText('Canceled, or no answer in time. Nothing has changed.')).toBeTruthy();
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
  expect(name.value).toBe('Work laptop');
  expect(form('Add a passkey').getByLabelText<HTMLInputElement>('Your password').value).toBe(
    'present phrase',
  );
  expect(view.calls.map(([call]) => call)).not.toContain('account.addPasskey');
});

test('H8: a message is shown if the device already has a passkey', async () => {
  device = fakePasskeys({
    create: () => {
      throw domError('InvalidStateError');
    },
  });
  await openAccount({ 'account.passkeyOptions': () => options });
  await add();
  expect(await screen.findByText('This device already has a passkey for your account.')).toBeTruthy();
});

test('H8: a wrong password shows an error at the password field', async () => {
  device = fakePasskeys({});
  await openAccount({
    'account.passkeyOptions': () => {
      throw new RpcError('Invalid params', -32602, {
        fields: [{ path: 'password', message: 'The password is incorrect' }],
      });
    },
  });
  await add();
  await waitFor(() =>
    expect(form('Add a passkey').getAllByText('The password is incorrect')).toHaveLength(2),
  );
  expect(device.asked).toEqual([]);
});

test('H8: removing a passkey sends the password', async () => {
  let present = account;
  const view = await openAccount({
    'account.load': () => present,
    'account.removePasskey': () => {
      present = { ...account, passkeys: [] };
      return {};
    },
  });
  const name = 'Remove the passkey My phone';
  await user.type(form(name).getByLabelText('Your password'), 'present phrase');
  await user.click(form(name).getByRole('button', { name: 'Remove it', hidden: true }));
  expect(await screen.findByText('The passkey My phone is removed')).toBeTruthy();
  expect(view.calls).toContainEqual(['account.removePasskey', { id: 'p1', password: 'present phrase' }]);
  await waitFor(() => expect(screen.queryByText('Your passkeys')).toBeNull());
});
