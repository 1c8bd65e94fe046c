import { withStorage } from '@title24/shared-config/browser';

const storageKey = 'title24.upload-tab';

let id: string | null = null;

/**
 * What tells this tab from the others, also after a reload. The session's storage holds it only between two loads: a tab
 * that is duplicated would get a copy.
 */
export function tabId(): string {
  if (id === null) {
    id = withStorage((storage) => storage.getItem(storageKey), 'sessionStorage') ?? randomId();
    window.addEventListener('pagehide', keep);
    window.addEventListener('pageshow', forget);
    forget();
  }
  return id;
}

function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(36)).join('');
}

function keep(): void {
  withStorage((storage) => storage.setItem(storageKey, tabId()), 'sessionStorage');
}

function forget(): void {
  withStorage((storage) => storage.removeItem(storageKey), 'sessionStorage');
}
