import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RpcError } from '@title24/remote-kit/contract';
import { loggedOut } from '@title24/shared-domain';
import { credential, domError, fakePasskeys, never } from '../testing/fake-passkeys.ts';
import { member, renderAccount } from '../testing/render-account.tsx';

const user = userEvent.setup({ delay: null });
const button = () => screen.findByRole('button', { name: 'Log in with a passkey' });
const question = { id: 'q1', options: { challenge: 'abc' } };
const response = { id: 'cred', type: 'public-key' };
const refusal = 'This passkey cannot be used to log in here.';

let device: ReturnType<typeof fakePasskeys> | undefined;
afterEach(() => {
  device?.remove();
  device = undefined;
});

function openLogin(answer: () => unknown = () => member, address = '/login?next=/faq') {
  return renderAccount(address, {
    answers: { 'security.passkeyLoginOptions': () => question, 'security.passkeyLogin': answer },
  });
}

test('a browser without passkey support shows no button and requests no passkey', async () => {
  const view = openLogin();
  await act(async () => undefined);
  expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
  expect(view.calls).toEqual([]);
});

test('the visitor can log in with a passkey, and the requested page opens', async () => {
  device = fakePasskeys({ get: () => credential(response) });
  const view = openLogin();
  await user.click(await button());
  await waitFor(() => expect(view.went).toEqual(['/faq']));
  expect(view.calls).toEqual([
    ['security.passkeyLoginOptions', {}],
    ['security.passkeyLogin', { id: 'q1', response }],
  ]);
  expect(view.login()).toEqual(member);
  expect(device.asked).toMatchObject([{ publicKey: question.options, mediation: 'optional' }]);
});

test.each(['NotAllowedError', 'AbortError'])(
  'a passkey request that fails with %s shows a status message and keeps typed text',
  async (name) => {
    device = fakePasskeys({
      get: () => {
        throw domError(name);
      },
    });
    const view = openLogin();
    await user.type(screen.getByLabelText(/Account name or/), 'ana');
    await user.click(await button());
    expect((await screen.findByRole('status')).textContent).toBe(
      'Canceled, or no answer in time. Nothing has changed.',
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(/Account name or/).value).toBe('ana');
    expect(view.login()).toEqual(loggedOut);
    expect(await button()).toBeTruthy();
  },
);

test('a message is shown if the device cannot use a passkey', async () => {
  device = fakePasskeys({
    get: () => {
      throw domError('SecurityError');
    },
  });
  openLogin();
  await user.click(await button());
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This device couldn’t use a passkey/);
});

test('after a refused passkey, the server’s message is shown and the visitor can try again', async () => {
  let refuses = true;
  device = fakePasskeys({ get: () => credential(response) });
  const view = openLogin(() => {
    if (refuses) throw new RpcError(refusal, -32003);
    return member;
  });
  await user.click(await button());
  expect((await screen.findByRole('alert')).textContent).toBe(refusal);
  refuses = false;
  await user.click(await button());
  await waitFor(() => expect(view.login()).toEqual(member));
});

describe('passkeys offered in the account name field', () => {
  test('the visitor can log in by choosing an offered passkey', async () => {
    device = fakePasskeys({ conditional: () => credential(response) });
    const view = openLogin();
    await waitFor(() => expect(view.went).toEqual(['/faq']));
    expect(device.asked.map(({ mediation }) => mediation)).toEqual(['conditional']);
  });

  test('after a refused passkey, the server’s message is shown and no passkey is offered again', async () => {
    device = fakePasskeys({ conditional: () => credential(response) });
    const view = openLogin(() => {
      throw new RpcError(refusal, -32003);
    });
    expect((await screen.findByRole('alert')).textContent).toBe(refusal);
    await act(async () => undefined);
    expect(view.calls).toHaveLength(2);
    expect(device.asked).toHaveLength(1);
  });

  test.each(['SecurityError', 'NotAllowedError', 'UnknownError'])(
    'if a device rejects the offer at once (%s), a message is shown only after the button is pressed',
    async (name) => {
      const fail = () => {
        throw domError(name);
      };
      device = fakePasskeys({ conditional: fail, get: fail });
      openLogin();
      await waitFor(() => expect(device?.asked).toHaveLength(1));
      await act(async () => undefined);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.queryByRole('status')).toBeNull();
      await user.click(await button());
      expect(await screen.findByRole(name === 'NotAllowedError' ? 'status' : 'alert')).toBeTruthy();
    },
  );

  test('pressing the button suspends the autofill offer until the button’s request has ended', async () => {
    device = fakePasskeys({
      conditional: never,
      get: () => {
        throw domError('NotAllowedError');
      },
    });
    openLogin();
    await waitFor(() => expect(device?.asked).toHaveLength(1));
    await user.click(await button());
    await screen.findByRole('status');
    await waitFor(() =>
      expect(device?.asked.map(({ mediation }) => mediation)).toEqual([
        'conditional',
        'optional',
        'conditional',
      ]),
    );
    expect(device.asked.map(({ isAborted }) => isAborted)).toEqual([true, true, false]);
  });

  test('the autofill offer ends when the visitor leaves the page', async () => {
    device = fakePasskeys({ conditional: never });
    const view = openLogin();
    await waitFor(() => expect(device?.asked).toHaveLength(1));
    view.unmount();
    expect(device.asked[0]?.isAborted).toBe(true);
  });

  test('the autofill offer requests a new challenge before the old one expires', async () => {
    jest.useFakeTimers();
    try {
      device = fakePasskeys({ conditional: never });
      const view = openLogin();
      await act(() => jest.advanceTimersByTimeAsync(1000));
      expect(device.asked).toHaveLength(1);
      await act(() => jest.advanceTimersByTimeAsync(4 * 60_000));
      expect(device.asked.map(({ isAborted }) => isAborted)).toEqual([true, false]);
      expect(screen.queryByRole('status')).toBeNull();
      view.unmount();
    } finally {
      jest.useRealTimers();
    }
  });

  test('no message is shown if the server cannot be reached for an autofill offer', async () => {
    device = fakePasskeys({ conditional: never });
    renderAccount('/login');
    await act(async () => undefined);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(device.asked).toEqual([]);
  });
});
