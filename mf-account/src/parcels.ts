import { createParcel } from '@title24/shared-config/runtime';
import { LoginDialogParcel } from './login/login-dialog-parcel.tsx';

export const parcels = {
  'login-dialog': createParcel({ name: 'mf-account', Parcel: LoginDialogParcel }),
};
