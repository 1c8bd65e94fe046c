import type { Parcel } from '@title24/remote-kit/contract';

/** Login dialog over the current page. Text that was typed on the page is kept. */
export const loginDialogParcel: Parcel<{
  /** Called when the visitor is logged in or has closed the dialog. */
  readonly onClose: () => void;
}> = { remote: 'mf-account', parcel: 'login-dialog' };
