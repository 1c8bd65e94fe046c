import { type LoginStatus, loggedOut } from '@title24/shared-domain';
import { dropToken, keepToken } from '../rpc/token.storage.ts';
import { loginChanged, type ShellThunk } from '../store/store.ts';

/** Updates the login status. A logout without a login has no effect. */
export const showLogin =
  (login: LoginStatus): ShellThunk<void> =>
  (dispatch, getState) => {
    if (login.status || getState().login.status) dispatch(loginChanged(login));
  };

/** Applies the result of a login or renewal. */
export const takeLogin =
  (login: LoginStatus): ShellThunk<void> =>
  (dispatch) => {
    if (login.token !== null) keepToken(login.token);
    dispatch(showLogin(login));
  };

/** Ends the login in this browser. */
export const forgetLogin = (): ShellThunk<void> => (dispatch) => {
  dropToken();
  dispatch(showLogin(loggedOut));
};
