import { RemoteParcel } from '@title24/remote-kit/runtime';
import { useMemo, useState } from 'react';
import { loginDialogParcel } from '../parcels/mf-account/login-dialog.ts';
import { LoginPageLink } from './login-page-link.tsx';

/** Renders the login form of mf-account in a dialog. */
export function LoginDialog({ onClose }: { readonly onClose: () => void }) {
  const [isMissing, setIsMissing] = useState(false);
  const props = useMemo(() => ({ onClose }), [onClose]);
  return (
    <RemoteParcel
      parcel={loginDialogParcel}
      props={props}
      fallback={isMissing && <LoginPageLink />}
      onSettled={(there) => setIsMissing(!there)}
    />
  );
}
