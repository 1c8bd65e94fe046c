import { invalidTokenEvent } from '@title24/remote-kit/rpc';

/** Whether a refusal was reported before the page could show it. */
let isUnshown = false;

/** Reports that the server refused the token. */
export function reportInvalidToken(): void {
  isUnshown = true;
  dispatchEvent(new CustomEvent(invalidTokenEvent));
}

/** Calls the listener each time the server refuses the token; returns a function that removes it. */
export function onInvalidToken(listener: () => void): () => void {
  addEventListener(invalidTokenEvent, listener);
  return () => removeEventListener(invalidTokenEvent, listener);
}

/** Like {@link onInvalidToken}, but also calls `show` for a refusal that came before the page was live. */
export function showInvalidToken(show: () => void): () => void {
  const listener = () => {
    isUnshown = false;
    show();
  };
  if (isUnshown) listener();
  return onInvalidToken(listener);
}
