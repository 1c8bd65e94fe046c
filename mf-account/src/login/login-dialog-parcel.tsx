import { Dialog } from '@title24/shared-ui';
import { LoginForm } from './login-form.tsx';

/** What a host passes to the parcel 'login-dialog'. */
export interface LoginDialogProps {
  /** The visitor is logged in, or has closed the dialog. */
  readonly onClose: () => void;
}

/** The login over the page that shows, so that what was typed there stays. */
export function LoginDialogParcel({ onClose }: LoginDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Log in again" size="small">
      <LoginForm next={null} headingLevel={3} onLogin={onClose} />
    </Dialog>
  );
}
