import type { Parcel } from '@title24/remote-kit/contract';

/** Login dialog over the current page. */
export const loginDialogParcel: Parcel<{
  /** Called after a login or when the visitor closes the dialog. */
  readonly onClose: () => void;
}> = { remote: 'mf-account', parcel: 'login-dialog' };
