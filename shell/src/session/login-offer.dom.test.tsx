import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MountProps, Parcel, ParcelPlace } from '@title24/remote-kit/contract';
import { MountPropsContext } from '@title24/remote-kit/runtime';
import { testMountProps } from '@title24/remote-kit/testing';
import { loggedOut } from '@title24/shared-domain';
import { Provider } from 'react-redux';
import { announcementId } from '../navigation/page-announcement.ts';
import { reportInvalidToken } from '../rpc/invalid-token.ts';
import { loginChanged } from '../store/store.ts';
import { testStore } from '../testing/shell-store.ts';
import { LoginOffer } from './login-offer.tsx';

const user = userEvent.setup({ delay: null });

function showOffer({ isLoaded = true } = {}) {
  const store = testStore();
  const placed: (Parcel & ParcelPlace)[] = [];
  const unmount = jest.fn(async () => undefined);
  const report = jest.fn();
  const placeParcel: MountProps['placeParcel'] = async (parcel, place) => {
    placed.push({ ...parcel, ...place });
    if (!isLoaded) throw new Error('mf-account is down');
    return { update: async () => undefined, unmount };
  };
  render(
    <Provider store={store}>
      <MountPropsContext value={testMountProps({}, { placeParcel, report })}>
        <p id={announcementId} role="status" />
        <LoginOffer />
        <input aria-label="Typed" />
      </MountPropsContext>
    </Provider>,
  );
  return { store, placed, unmount, report };
}
async function openDialog() {
  const shown = showOffer();
  endLogin();
  await user.click(screen.getByRole('button', { name: 'Log in again' }));
  await waitFor(() => expect(shown.placed).toHaveLength(1));
  return shown;
}
const endLogin = () => act(() => void dispatchEvent(new CustomEvent('INVALID_TOKEN')));
const closeOf = ([dialog]: ParcelPlace[]) =>
  (dialog?.props as { onClose(): void } | undefined)?.onClose ?? (() => undefined);
const offer = () => screen.queryByRole('region', { name: 'Log in again' });

test('H5: a token that is refused before hydration leads to one login offer', () => {
  reportInvalidToken();
  showOffer();
  expect(offer()).not.toBeNull();
  cleanup();
  showOffer();
  expect(offer()).toBeNull();
});

test('H5: a login offer changes neither entered text nor the focus', async () => {
  showOffer();
  expect(offer()).toBeNull();
  const typed = screen.getByLabelText<HTMLInputElement>('Typed');
  await user.type(typed, 'half a sentence');
  endLogin();
  expect(offer()).not.toBeNull();
  expect(screen.getByRole('status').textContent).toMatch(/^Your login has ended/);
  expect(document.activeElement).toBe(typed);
  expect(typed.value).toBe('half a sentence');
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(offer()).toBeNull();
});

test('H5: the offer stays after its dialog is closed', async () => {
  const { placed } = await openDialog();
  act(() => closeOf(placed)());
  expect(offer()).not.toBeNull();
});

test('H5: a login closes the dialog, and nothing is offered, even after a later logout', async () => {
  const { placed, store, unmount } = await openDialog();
  expect(placed).toMatchObject([{ remote: 'mf-account', parcel: 'login-dialog' }]);
  const close = closeOf(placed);
  act(() => void store.dispatch(loginChanged({ status: true, role: null, token: 't' })));
  expect(offer()).toBeNull();
  await waitFor(() => expect(unmount).toHaveBeenCalledTimes(1));
  act(close);
  act(() => void store.dispatch(loginChanged(loggedOut)));
  expect(offer()).toBeNull();
});

test('H5: if the login form cannot be loaded, a link to the login page replaces it', async () => {
  const { report } = showOffer({ isLoaded: false });
  endLogin();
  await user.click(screen.getByRole('button', { name: 'Log in again' }));
  const link = await screen.findByRole('link', { name: 'Log in in a new tab' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/configured/login', '_blank']);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ source: 'mf-account/login-dialog' }));
});

test('H5: a link replaces a login form that breaks', async () => {
  const { placed } = await openDialog();
  expect(screen.queryByRole('link', { name: 'Log in in a new tab' })).toBeNull();
  act(() => placed[0]?.onBroken?.());
  expect(screen.getByRole('link', { name: 'Log in in a new tab' })).toBeTruthy();
});
