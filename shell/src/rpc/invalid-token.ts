import { invalidTokenEvent } from '@title24/remote-kit/rpc';

/** Whether a refusal happened before the page could show it. */
let isUnshown = false;

/** Reports that the server refused the token. */
export function reportInvalidToken(): void {
  isUnshown = true;
  dispatchEvent(new CustomEvent(invalidTokenEvent));
}

/**
 * Calls the listener for each refused token.
 *
 * @returns a function that removes the listener
 */
export function onInvalidToken(listener: () => void): () => void {
  addEventListener(invalidTokenEvent, listener);
  return () => removeEventListener(invalidTokenEvent, listener);
}

/**
 * Calls `show` for each refused token, including a refusal before this call.
 *
 * @returns a function that removes the listener
 */
export function showInvalidToken(show: () => void): () => void {
  const listener = () => {
    isUnshown = false;
    show();
  };
  if (isUnshown) listener();
  return onInvalidToken(listener);
}
