/** Name of the window event that tells of a token that the server does not take any more (spec 8). */
const invalidToken = 'INVALID_TOKEN';

export function tellInvalidToken(): void {
  dispatchEvent(new CustomEvent(invalidToken));
}

/** Calls back at each such event; answers the function that ends it. */
export function onInvalidToken(listener: () => void): () => void {
  addEventListener(invalidToken, listener);
  return () => removeEventListener(invalidToken, listener);
}
