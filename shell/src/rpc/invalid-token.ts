import { invalidTokenEvent } from '@title24/remote-kit/rpc';

/** Whether a refusal was reported before the page could show it. */
let isUnshown = false;

/** Reports that the server refused the token. */
export function reportInvalidToken(): void {
  isUnshown = true;
  dispatchEvent(new CustomEvent(invalidTokenEvent));
}

/**
 * Calls the listener whenever the server refuses the token.
 * @returns a function that removes the listener
 */
export function onInvalidToken(listener: () => void): () => void {
  addEventListener(invalidTokenEvent, listener);
  return () => removeEventListener(invalidTokenEvent, listener);
}

/**
 * Calls `show` whenever the server refuses the token. If the server refused the token before this call, also calls
 * `show` immediately.
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
