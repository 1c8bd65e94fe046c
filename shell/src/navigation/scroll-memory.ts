import { withStorage } from '@title24/remote-kit/browser';

const storageKey = 'title24.scroll';

/** Scrolls like a browser: to the previous position, the anchor or the top. */
export function createScrollMemory() {
  history.scrollRestoration = 'manual';
  const offsets = readStored();
  let entry = entryKey();
  let waiting = false;
  let stopWaiting = () => {};

  addEventListener('scroll', note, { passive: true });
  addEventListener('pagehide', () => {
    note();
    keep(offsets);
  });

  return {
    /** Handles a change of the history entry. */
    entered({ visited, newPage }: { visited: boolean; newPage: boolean }) {
      note();
      stopWaiting();
      entry = entryKey();
      const offset = visited ? offsets.get(entry) : undefined;
      if (offset !== undefined) restore(offset);
      else if (newPage) begin();
    },
    /** Restores the position after a reload. */
    resume() {
      const offset = offsets.get(entry);
      if (offset !== undefined) restore(offset);
    },
  };

  /** Stores the current position. Also called when a page is left, because scroll events are one frame late. */
  function note() {
    // While a scroll is pending, the position is not the visitor's choice.
    if (!waiting) offsets.set(entry, scrollY);
  }

  function begin() {
    scrollTo({ top: 0, behavior: 'instant' });
    const id = anchorOf(location.hash);
    if (id)
      onceThere(
        () => document.getElementById(id),
        (target) => target.scrollIntoView({ behavior: 'instant' }),
      );
  }

  function restore(offset: number) {
    const root = document.documentElement;
    scrollTo({ top: offset, behavior: 'instant' });
    onceThere(
      () => (root.scrollHeight - innerHeight >= offset ? root : null),
      () => scrollTo({ top: offset, behavior: 'instant' }),
    );
  }

  /**
   * Calls `act` as soon as `find` returns an element. Gives up when the visitor scrolls, clicks, presses a key, or goes
   * to another page or anchor.
   */
  function onceThere(find: () => HTMLElement | null, act: (found: HTMLElement) => void) {
    const attempt = () => {
      const found = find();
      if (found) act(found);
      return found !== null;
    };
    if (attempt()) return;
    waiting = true;
    const look = () => {
      if (attempt()) stop();
    };
    const changes = new MutationObserver(look);
    // Late styles and images move the content.
    const growth = new ResizeObserver(look);
    const stop = () => {
      changes.disconnect();
      growth.disconnect();
      waiting = false;
    };
    stopWaiting = stop;
    changes.observe(document.body, { childList: true, subtree: true });
    growth.observe(document.body);
    for (const input of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
      addEventListener(input, stop, { once: true, passive: true });
    }
  }
}

export type ScrollMemory = ReturnType<typeof createScrollMemory>;

/** Returns the decoded id in a hash, or the id as written if it is malformed. */
function anchorOf(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Returns the key in the state of the current history entry. Adds a key if there is none. */
function entryKey(): string {
  const state = history.state as { entry?: string } | null;
  if (state?.entry) return state.entry;
  const key = crypto.randomUUID();
  // The shell has replaced history.replaceState with a function that reports a navigation, so the native one is called.
  History.prototype.replaceState.call(history, { ...state, entry: key }, '', location.href);
  return key;
}

function keep(offsets: ReadonlyMap<string, number>) {
  withStorage(
    (storage) => storage.setItem(storageKey, JSON.stringify([...offsets].slice(-50))),
    'sessionStorage',
  );
}

function readStored(): Map<string, number> {
  const stored = withStorage((storage) => storage.getItem(storageKey), 'sessionStorage');
  try {
    return new Map(JSON.parse(stored ?? '[]'));
  } catch {
    return new Map();
  }
}
