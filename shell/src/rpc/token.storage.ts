import { withStorage } from '@title24/remote-kit/browser';

/** Key of the bearer token in localStorage, which the site's other tabs share and watch. */
export const tokenKey = 'title24.token';

/** The token if storage refuses it: it then lasts as long as the page. */
let held: string | null = null;

/** Returns the bearer token, or null if the visitor has not logged in. */
export const readToken = () => withStorage((storage) => storage.getItem(tokenKey)) ?? held;

/** Stores the token, for other tabs too. */
export function keepToken(token: string): void {
  withStorage((storage) => storage.setItem(tokenKey, token));
  held = withStorage((storage) => storage.getItem(tokenKey)) === null ? token : null;
}

/** Removes the token, for other tabs too. */
export function dropToken(): void {
  held = null;
  withStorage((storage) => storage.removeItem(tokenKey));
}
