import type { Parcel } from '@title24/remote-kit/contract';

/** The login over the current page, so that text typed there stays. */
export const loginDialogParcel: Parcel<{
  /** Called when the visitor is logged in or has closed the dialog. */
  readonly onClose: () => void;
}> = { remote: 'mf-account', parcel: 'login-dialog' };
