import { security } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import type { LoginResult } from '@title24/shared-domain';
import { Alert, Button } from '@title24/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { callProblems } from '../form/call-problems.ts';
import { canOfferPasskeys, offerPasskeys, requestPasskey } from '../passkeys/ceremony.ts';
import { CeremonyError } from '../passkeys/ceremony-error.ts';
import { useHasPasskeys } from '../passkeys/use-has-passkeys.ts';
import styles from './login.module.css';

interface Props {
  /** Called with the server's response to a valid passkey. */
  readonly onLogin: (result: LoginResult) => void;
}

/** Milliseconds until the challenge is renewed. Challenges expire after five minutes. */
const renewAfter = 4 * 60_000;

/**
 * Offers passkey login with a button and in the autofill of the account name field, whose `autocomplete` must
 * be 'username webauthn'. Renders an empty element if the browser does not support passkeys.
 */
export function PasskeyLogin({ onLogin }: Props) {
  const { rpc } = useMountProps();
  const isSupported = useHasPasskeys();
  const [isAsking, setIsAsking] = useState(false);
  const [isOffering, setIsOffering] = useState(true);
  const [problem, setProblem] = useState<{ message: string; isCanceled: boolean } | null>(null);

  const ask = () => rpc.call(security.passkeyLoginOptions);

  async function answer(id: string, response: AuthenticationResponseJSON): Promise<void> {
    setProblem(null);
    const result = await rpc.call(security.passkeyLogin, { id, response });
    // The form stays mounted while the next page loads, so the autofill offer must end here.
    setIsOffering(false);
    onLogin(result);
  }

  function showProblem(error: unknown): void {
    setProblem({
      message: callProblems(error)[0]?.message ?? '',
      isCanceled: error instanceof CeremonyError && error.isCanceled,
    });
  }

  async function logIn(): Promise<void> {
    if (isAsking) return;
    setProblem(null);
    setIsAsking(true);
    try {
      const { id, options } = await ask();
      await answer(id, await requestPasskey(options));
    } catch (error) {
      showProblem(error);
    } finally {
      setIsAsking(false);
    }
  }

  const offer = useEffectEvent(async (stop: AbortSignal): Promise<void> => {
    if (!(await canOfferPasskeys())) return;
    while (!stop.aborted) {
      const question = await ask().catch(() => null);
      if (!question || stop.aborted) return;
      const renewal = new AbortController();
      const timer = setTimeout(() => renewal.abort(), renewAfter);
      const leave = () => renewal.abort();
      stop.addEventListener('abort', leave);
      const picked = await offerPasskeys(question.options, renewal.signal).catch(() => null);
      clearTimeout(timer);
      stop.removeEventListener('abort', leave);
      if (stop.aborted) return;
      if (renewal.signal.aborted) continue;
      // Repeating a failed offer or login could cause an endless loop.
      setIsOffering(false);
      // The visitor did not start the offer, so no message is shown if the device rejects the offer.
      if (picked) await answer(question.id, picked).catch(showProblem);
      return;
    }
  });
  const isWaiting = isSupported && isOffering && !isAsking;
  useEffect(() => {
    if (!isWaiting) return;
    const stop = new AbortController();
    void offer(stop.signal);
    return () => stop.abort();
  }, [isWaiting]);

  return (
    <div className={styles.passkey}>
      {isSupported && (
        <>
          <Button variant="secondary" aria-busy={isAsking} onClick={() => void logIn()}>
            {isAsking ? 'Waiting for your passkey…' : 'Log in with a passkey'}
          </Button>
          {problem && (
            <Alert
              role={problem.isCanceled ? 'status' : 'alert'}
              tone={problem.isCanceled ? 'info' : 'danger'}
              title={problem.message}
            />
          )}
        </>
      )}
    </div>
  );
}
