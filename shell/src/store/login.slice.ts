import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type LoginStatus, loggedOut } from '@title24/shared-domain';

/** Who the visitor is. */
export const loginSlice = createSlice({
  name: 'login',
  initialState: loggedOut as LoginStatus,
  reducers: {
    loginChanged: (_, action: PayloadAction<LoginStatus>) => action.payload,
  },
});
