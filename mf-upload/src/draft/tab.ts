import { withStorage } from '@title24/remote-kit/browser';

const storageKey = 'title24.upload-tab';

let id: string | null = null;

/**
 * Returns this tab's id, which survives a reload. While the page is open, the id is not in session storage, because
 * a duplicated tab gets a copy of session storage.
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
