import type { PropsOf } from '@title24/remote-kit/contract';
import { Dialog } from '@title24/ui';
import type { loginDialogParcel } from '../../parcels/login-dialog.ts';
import { LoginForm } from './login-form.tsx';

/** Shows the login form in a dialog. */
export function LoginDialogParcel({ onClose }: PropsOf<typeof loginDialogParcel>) {
  return (
    <Dialog open onClose={onClose} title="Log in again" size="small">
      <LoginForm next={null} headingLevel={3} onLogin={() => onClose()} />
    </Dialog>
  );
}
