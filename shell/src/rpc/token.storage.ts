import { withStorage } from '@title24/remote-kit/browser';

/** Key of the bearer token in localStorage. */
export const tokenKey = 'title24.token';

/** The token for this page only, if the browser blocks storage. */
let held: string | null = null;

/** Returns the bearer token, or null without a login. */
export const readToken = () => withStorage((storage) => storage.getItem(tokenKey)) ?? held;

/** Stores the token for all tabs or, if the browser blocks storage, for this page only. */
export function keepToken(token: string): void {
  withStorage((storage) => storage.setItem(tokenKey, token));
  held = withStorage((storage) => storage.getItem(tokenKey)) === null ? token : null;
}

/** Removes the token in all tabs. */
export function dropToken(): void {
  held = null;
  withStorage((storage) => storage.removeItem(tokenKey));
}
