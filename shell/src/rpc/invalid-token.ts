import { invalidTokenEvent } from '@title24/remote-kit/rpc';

/** Reports that the server refused the token. */
export function reportInvalidToken(): void {
  dispatchEvent(new CustomEvent(invalidTokenEvent));
}

/** Calls the listener each time the server refuses the token; returns a function that removes it. */
export function onInvalidToken(listener: () => void): () => void {
  addEventListener(invalidTokenEvent, listener);
  return () => removeEventListener(invalidTokenEvent, listener);
}
