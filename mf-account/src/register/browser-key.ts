import { withStorage } from '@title24/remote-kit/browser';

const storageKey = 'title24.registration';

/** Key stored at registration. It logs the user in when this browser confirms the email address. */
export const browserKey = {
  /** Stores and returns a new key of 32 random bytes as base64url. */
  create(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const key = btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
    withStorage((storage) => storage.setItem(storageKey, key));
    return key;
  },
  read: (): string | null => withStorage((storage) => storage.getItem(storageKey)) ?? null,
  remove(): void {
    withStorage((storage) => storage.removeItem(storageKey));
  },
};
