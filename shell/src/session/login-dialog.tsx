import { loginDialogParcel } from '@title24/shared-config/contract';
import { RemoteParcel } from '@title24/shared-config/runtime';
import { siteLinks } from '@title24/shared-domain';
import { useMemo, useState } from 'react';
import { useShellState } from '../layout/use-shell-state.ts';

/** The login form of mf-account in a dialog over the page; a link to the login page if it cannot be loaded. */
export function LoginDialog({ onClose }: { readonly onClose: () => void }) {
  const config = useShellState((state) => state.config);
  const [isMissing, setIsMissing] = useState(false);
  const props = useMemo(() => ({ onClose }), [onClose]);
  const link = (
    <p>
      The form could not be loaded.{' '}
      <a href={siteLinks(config).login} target="_blank" rel="noopener">
        Log in in a new tab
      </a>
    </p>
  );
  return (
    <RemoteParcel
      parcel={loginDialogParcel}
      props={props}
      fallback={isMissing && link}
      onSettled={(isThere) => setIsMissing(!isThere)}
    />
  );
}
