import { invalidTokenEvent } from '@title24/shared-domain/rpc';
import { useEffect, useRef, useState } from 'react';
import { useLogin } from './use-shared-state.ts';

/**
 * Returns true after the server ends the login while this page is open (H5), until the next login. A logout
 * does not count.
 */
export function useLapse(): boolean {
  const isLoggedIn = useLogin().status;
  const wasLoggedIn = useRef(isLoggedIn);
  const [hasLapsed, setHasLapsed] = useState(false);

  useEffect(() => {
    wasLoggedIn.current = isLoggedIn;
    if (isLoggedIn) setHasLapsed(false);
  }, [isLoggedIn]);
  useEffect(() => {
    const note = () => setHasLapsed(wasLoggedIn.current);
    addEventListener(invalidTokenEvent, note);
    return () => removeEventListener(invalidTokenEvent, note);
  }, []);
  return hasLapsed;
}
