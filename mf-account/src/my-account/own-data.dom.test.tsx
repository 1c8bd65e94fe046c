import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unsentSteps } from '@title24/remote-kit/browser';
import { RpcError } from '@title24/remote-kit/contract';
import { type AccountInfo, loggedOut } from '@title24/shared-domain';
import { member, renderAccount } from '../testing/render-account.tsx';

const user = userEvent.setup({ delay: null });
const account: AccountInfo = {
  accountName: 'ana',
  email: 'ana@example.org',
  emailVerified: true,
  roles: ['Member'],
  withheldRoles: [],
  createdAt: '2026-11-01T20:00:00Z',
  totpEnabled: false,
  passkeys: [],
  sessions: [],
};

async function open(answers: Record<string, (params: Readonly<Record<string, unknown>>) => unknown>) {
  const view = renderAccount('/my-account', {
    login: member,
    answers: { 'account.load': () => account, 'account.submissions': () => [], ...answers },
  });
  await screen.findByRole('heading', { name: 'Account info' });
  return view;
}

const deletion = () => screen.getByRole('form', { name: 'Delete your account', hidden: true });
const typePassword = (password: string) =>
  user.type(within(deletion()).getByLabelText('Your password'), password);
const send = () =>
  user.click(within(deletion()).getByRole('button', { name: 'Delete my account', hidden: true }));

describe('H8: downloading the data', () => {
  const saved: { name: string; blob: Blob }[] = [];
  let blobs: Blob[] = [];
  beforeEach(() => {
    saved.length = 0;
    blobs = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const blob = blobs[Number(this.href.split(':')[1]) - 1];
      if (blob) saved.push({ name: this.download, blob });
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(URL, 'createObjectURL');
    Reflect.deleteProperty(URL, 'revokeObjectURL');
  });

  test('the account data from the server is saved as a file', async () => {
    await open({ 'account.exportData': () => ({ account: { name: 'ana' } }) });
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('my-account.json');
    expect(saved[0]?.blob.type).toBe('application/json');
    expect(saved[0]?.blob.size).toBe(JSON.stringify({ account: { name: 'ana' } }, null, 2).length);
  });

  test('after a failed download, the form shows the reason', async () => {
    await open({
      'account.exportData': () => {
        throw new RpcError('The site is busy.', 503);
      },
    });
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The site is busy.');
    expect(saved).toEqual([]);
  });
});

describe('H8: deleting the account', () => {
  test('the page says which data is kept, the form requires the password, and the deletion logs the user out', async () => {
    const clear = jest.spyOn(unsentSteps, 'clear').mockResolvedValue();
    const view = await open({ 'account.deleteAccount': () => ({}) });
    expect(deletion().parentElement?.textContent).toMatch(/We keep the plans you’ve sent us/);
    await send();
    expect(view.calls.map(([name]) => name)).not.toContain('account.deleteAccount');
    await typePassword('four plain words here');
    await send();
    expect(await screen.findByText('Your account is deleted')).toBeTruthy();
    expect(view.calls).toContainEqual(['account.deleteAccount', { password: 'four plain words here' }]);
    expect(view.login()).toEqual(loggedOut);
    expect(clear.mock.calls).toEqual([['ana']]);
    clear.mockRestore();
  });

  test('a refused deletion shows the reason in the form and does not end the login', async () => {
    const message = 'The site needs at least one administrator. Appoint another first.';
    const view = await open({
      'account.deleteAccount': () => {
        throw new RpcError(message, -32003);
      },
    });
    await typePassword('four plain words here');
    await send();
    expect((await within(deletion()).findByRole('alert', { hidden: true })).textContent).toContain(message);
    expect(view.login()).toEqual(member);
  });

  test('after a deletion without JavaScript, the page confirms it', () => {
    renderAccount('/account/delete', {
      page: { login: loggedOut, form: { name: 'delete', outcome: 'done', values: {}, errors: [] } },
    });
    expect(screen.getByText('Your account is deleted')).toBeTruthy();
  });

  test('without JavaScript, the browser submits the forms to the server', () => {
    renderAccount('/my-account', { page: { login: { ...member, token: null }, account } });
    expect(deletion().getAttribute('action')).toBe('/account/delete#delete');
    const button = screen.getByRole('button', { name: 'Download my data' });
    expect(button.closest('form')?.getAttribute('action')).toBe('/account/export');
  });
});
