import { Button } from '@title24/ui';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { say } from '../navigation/page-announcement.ts';
import { showInvalidToken } from '../rpc/invalid-token.ts';
import type { ShellState } from '../store/store.ts';
import { useShellState } from '../store/use-shell-state.ts';
import styles from './login-offer.module.css';
import { LoginPageLink } from './login-page-link.tsx';

const message = 'Your login has ended. What you typed on this page is still here.';

/** Loaded on demand, because most visits never need it. */
const LoginDialog = lazy(
  (): Promise<{ default: ComponentType<{ onClose: () => void }> }> =>
    import(/* webpackChunkName: "calls-and-login" */ './login-dialog.tsx').then(
      (module) => ({ default: module.LoginDialog }),
      () => ({ default: LoginPageLink }),
    ),
);

/** Offers a login over the page after the token was refused (H5). */
export function LoginOffer() {
  const isLoggedIn = useShellState((state) => state.login.status);
  const store = useStore<ShellState>();
  const [step, setStep] = useState<'none' | 'offer' | 'dialog'>('none');

  useEffect(
    () =>
      showInvalidToken(() => {
        setStep((present) => (present === 'dialog' ? present : 'offer'));
        say(`${message} You can log in again at the top of the page.`);
      }),
    [],
  );
  // The visitor may have used another tab to log in.
  useEffect(() => {
    if (isLoggedIn) setStep('none');
  }, [isLoggedIn]);

  /** Closes the dialog. After a login, hides the offer too. */
  function closeDialog(): void {
    setStep(store.getState().login.status ? 'none' : 'offer');
  }

  if (step === 'none') return null;
  return (
    <section className={styles.offer} aria-label="Log in again">
      <p>{message}</p>
      <div className={styles.actions}>
        <Button size="small" onClick={() => setStep('dialog')}>
          Log in again
        </Button>
        <Button size="small" variant="quiet" onClick={() => setStep('none')}>
          Not now
        </Button>
      </div>
      {step === 'dialog' && (
        <Suspense>
          <LoginDialog onClose={closeDialog} />
        </Suspense>
      )}
    </section>
  );
}
