const storageKey = 'title24.upload-tab';

let id: string | null = null;

/**
 * What tells this tab from the others, also after a reload. The session's storage holds it only between two loads: a tab
 * that is duplicated would get a copy.
 */
export function tabId(): string {
  if (id === null) {
    id = read() ?? randomId();
    window.addEventListener('pagehide', keep);
    window.addEventListener('pageshow', forget);
    forget();
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

function keep(): void {
  try {
    if (id) sessionStorage.setItem(storageKey, id);
  } catch {
    // A forbidden storage: a reload makes another tab of this one.
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // As above.
  }
}
