import { invalidTokenEvent } from '@title24/remote-kit/rpc';

/** Whether the server refused the token and the page has not shown this yet. */
let isUnshown = false;

/** Reports that the server refused the token. */
export function reportInvalidToken(): void {
  isUnshown = true;
  dispatchEvent(new CustomEvent(invalidTokenEvent));
}

/**
 * Calls the listener each time a refusal of the token is reported.
 *
 * @returns a function that removes the listener
 */
export function onInvalidToken(listener: () => void): () => void {
  addEventListener(invalidTokenEvent, listener);
  return () => removeEventListener(invalidTokenEvent, listener);
}

/**
 * Calls `show` each time a refusal of the token is reported, and at once if a refusal has not been shown yet.
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
