import type { Parcel } from '@title24/remote-kit/contract';

/** Login dialog over the current page. */
export const loginDialogParcel: Parcel<{
  /** Called when the visitor has logged in or closed the dialog. */
  readonly onClose: () => void;
}> = { remote: 'mf-account', parcel: 'login-dialog' };
