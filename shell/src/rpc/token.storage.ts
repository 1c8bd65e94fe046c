import { browserStorage } from '../start/browser-storage.ts';

/** Where the bearer token is kept: localStorage, so that the site's other tabs share it and hear of its changes. */
export const tokenKey = 'title24.token';

/** The bearer token, or null where the visitor has not logged in. */
export const readToken = () => browserStorage.read(tokenKey);

export const keepToken = (token: string) => browserStorage.write(tokenKey, token);

export const dropToken = () => browserStorage.remove(tokenKey);
