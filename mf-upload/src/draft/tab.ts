import { withStorage } from '@title24/remote-kit/browser';

const storageKey = 'title24.upload-tab';

let id: string | null = null;

/**
 * Returns this tab's id, which survives a reload. Session storage has the id only while the page is not open,
 * such as during a reload. Otherwise, a duplicated tab would get the same id.
 */
export function tabId(): string {
  if (id === null) {
    id = withStorage((storage) => storage.getItem(storageKey), 'sessionStorage') ?? randomId();
    window.addEventListener('pagehide', store);
    window.addEventListener('pageshow', clear);
    clear();
  }
  return id;
}

function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(36)).join('');
}

function store(): void {
  withStorage((storage) => storage.setItem(storageKey, tabId()), 'sessionStorage');
}

function clear(): void {
  withStorage((storage) => storage.removeItem(storageKey), 'sessionStorage');
}
