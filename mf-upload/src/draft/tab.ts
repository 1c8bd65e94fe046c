const storageKey = 'title24.upload-tab';

let id: string | null = null;

/**
 * Identifies this tab, also after a reload. Session storage holds the id only between two loads: a duplicated tab would
 * get a copy.
 */
export function tabId(): string {
  if (id === null) {
    id = read() ?? randomId();
    window.addEventListener('pagehide', store);
    window.addEventListener('pageshow', clear);
    clear();
  }
  return id;
}

function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(36)).join('');
}

function read(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function store(): void {
  try {
    if (id) sessionStorage.setItem(storageKey, id);
  } catch {
    // Storage is blocked: a reload makes this another tab.
  }
}

function clear(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // As above.
  }
}
