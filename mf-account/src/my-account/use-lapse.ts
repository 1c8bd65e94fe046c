import { useLogin } from '@title24/shared-config/runtime';
import { useEffect, useRef, useState } from 'react';

/**
 * Whether the server has ended the login of this page (spec 8: the event INVALID_TOKEN) and nobody has logged in since:
 * the shell offers the login, and the page keeps what was typed. A logout is none.
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
    addEventListener('INVALID_TOKEN', note);
    return () => removeEventListener('INVALID_TOKEN', note);
  }, []);
  return hasLapsed;
}
