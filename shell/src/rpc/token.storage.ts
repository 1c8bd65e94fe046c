import { withStorage } from '@title24/remote-kit/browser';

/** Where the bearer token is kept: localStorage, so that the site's other tabs share it and hear of its changes. */
export const tokenKey = 'title24.token';

/** The token where the storage does not take it: then it lives as long as the page. */
let held: string | null = null;

/** The bearer token, or null if the visitor has not logged in. */
export const readToken = () => withStorage((storage) => storage.getItem(tokenKey)) ?? held;

export function keepToken(token: string): void {
  withStorage((storage) => storage.setItem(tokenKey, token));
  held = withStorage((storage) => storage.getItem(tokenKey)) === null ? token : null;
}

export function dropToken(): void {
  held = null;
  withStorage((storage) => storage.removeItem(tokenKey));
}
