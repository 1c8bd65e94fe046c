import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { type LoginStatus, loggedOut } from '@title24/shared-domain';

export const loginChanged = createAction<LoginStatus>('login/loginChanged');

/** Returns the login status, which is initially logged out. */
export function loginReducer(state: LoginStatus = loggedOut, action: UnknownAction): LoginStatus {
  return loginChanged.match(action) ? action.payload : state;
}
