import { type LoginStatus, loggedOut } from '@title24/shared-domain';
import { dropToken, keepToken } from '../rpc/token.storage.ts';
import { loginChanged, type ShellStore } from '../store/store.ts';

/** Updates the login status. A logout without a login has no effect. */
export function showLogin(store: ShellStore, login: LoginStatus): void {
  if (login.status || store.getState().login.status) store.dispatch(loginChanged(login));
}

/** Applies the result of a login or renewal. */
export function takeLogin(store: ShellStore, login: LoginStatus): void {
  if (login.token !== null) keepToken(login.token);
  showLogin(store, login);
}

/** Ends the login in this browser. */
export function forgetLogin(store: ShellStore): void {
  dropToken();
  showLogin(store, loggedOut);
}
