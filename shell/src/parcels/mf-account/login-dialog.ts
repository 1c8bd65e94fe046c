import type { Parcel } from '@title24/remote-kit/contract';

/** Login dialog over the current page. Text typed on the page is kept. */
export const loginDialogParcel: Parcel<{
  /** Called when the visitor has logged in or closed the dialog. */
  readonly onClose: () => void;
}> = { remote: 'mf-account', parcel: 'login-dialog' };
