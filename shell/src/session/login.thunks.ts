import { type LoginStatus, loggedOut } from '@title24/shared-domain';
import { dropToken, keepToken } from '../rpc/token.storage.ts';
import { loginChanged, type ShellThunk } from '../store/store.ts';

/** Shows who is logged in; that nobody is, to those alone who were. */
export const showLogin =
  (login: LoginStatus): ShellThunk<void> =>
  (dispatch, getState) => {
    if (login.status || getState().login.status) dispatch(loginChanged(login));
  };

/** Takes over what a login or its renewal answered. */
export const takeLogin =
  (login: LoginStatus): ShellThunk<void> =>
  (dispatch) => {
    if (login.token !== null) keepToken(login.token);
    dispatch(showLogin(login));
  };

/** Ends the login here. */
export const forgetLogin = (): ShellThunk<void> => (dispatch) => {
  dropToken();
  dispatch(showLogin(loggedOut));
};
