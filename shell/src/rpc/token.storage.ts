import { browserStorage } from '../start/browser-storage.ts';

const key = 'title24.token';

/** The bearer token, or null where the visitor has not logged in. */
export const readToken = () => browserStorage.read(key);

export const dropToken = () => browserStorage.remove(key);
