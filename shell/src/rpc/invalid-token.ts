import { invalidTokenEvent } from '@title24/remote-kit/rpc';

export function reportInvalidToken(): void {
  dispatchEvent(new CustomEvent(invalidTokenEvent));
}

/** Calls back at each such event; returns the function that ends it. */
export function onInvalidToken(listener: () => void): () => void {
  addEventListener(invalidTokenEvent, listener);
  return () => removeEventListener(invalidTokenEvent, listener);
}
