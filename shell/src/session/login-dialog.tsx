import { loginDialogParcel } from '@title24/shared-config/contract';
import { siteLinks } from '@title24/shared-domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useShellState } from '../layout/use-shell-state.ts';
import { useShellActions } from './shell-actions.ts';

/** The login form of mf-account in a dialog over the page; a link to the login page where it cannot be had. */
export function LoginDialog({ onClose }: { readonly onClose: () => void }) {
  const { placeParcel } = useShellActions();
  const config = useShellState((state) => state.config);
  const place = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(() => onClose());
  const [isMissing, setIsMissing] = useState(false);

  useEffect(() => {
    const element = document.createElement('div');
    place.current?.append(element);
    const placing = placeParcel(loginDialogParcel, { element, props: { onClose: () => close() } });
    placing.catch(() => setIsMissing(true));
    return () => {
      placing.then((parcel) => parcel.unmount()).catch(() => undefined);
      element.remove();
    };
  }, [placeParcel]);

  return (
    <div ref={place}>
      {isMissing && (
        <p>
          The form could not be loaded.{' '}
          <a href={siteLinks(config).login} target="_blank" rel="noopener">
            Log in in a new tab
          </a>
        </p>
      )}
    </div>
  );
}
