import { invalidTokenEvent } from '@title24/shared-config/rpc';

export function tellInvalidToken(): void {
  dispatchEvent(new CustomEvent(invalidTokenEvent));
}

/** Calls back at each such event; answers the function that ends it. */
export function onInvalidToken(listener: () => void): () => void {
  addEventListener(invalidTokenEvent, listener);
  return () => removeEventListener(invalidTokenEvent, listener);
}
