import { useEffect, useRef, useState } from 'react';
import { invalidTokenEvent } from '../contract/rpc/index.ts';
import { useLogin } from './use-shared-state.ts';

/**
 * Whether the server has ended the login on this page (H5), and nobody has logged in since: the shell offers the
 * login, and the page keeps what was typed. A logout does not count.
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
