import { withStorage } from '@title24/remote-kit/browser';

const storageKey = 'title24.scroll';

/** Scrolls as a browser does on a full load: back to where a visited page was, to the anchor, or to the top. */
export function createScrollMemory() {
  history.scrollRestoration = 'manual';
  const offsets = new Map<string, number>(readStored());
  let entry = entryKey();
  let waiting = false;
  let stopWaiting = () => {};

  addEventListener('scroll', note, { passive: true });
  addEventListener('pagehide', () => {
    note();
    keep(offsets);
  });

  return {
    /** Another history entry shows: `visited` ones get their position back, new ones begin at their anchor or top. */
    entered({ visited, newPage }: { visited: boolean; newPage: boolean }) {
      note();
      stopWaiting();
      entry = entryKey();
      const offset = visited ? offsets.get(entry) : undefined;
      if (offset !== undefined) restore(offset);
      else if (newPage) begin();
    },
    /** After a reload: the position that this entry had. */
    resume() {
      const offset = offsets.get(entry);
      if (offset !== undefined) restore(offset);
    },
  };

  /** The scroll event comes a frame late, so that leaving has to look for itself. */
  function note() {
    // Where the page is too short yet, the visitor has not chosen to be.
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

  /** The part may still be loading: acts as soon as what is looked for stands in the page, unless the visitor goes on. */
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
    // Styles and pictures that come late move what is there already.
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

/** The id that a hash names; as it stands if it is not encoded properly, as browsers take it. */
function anchorOf(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** A key of the present history entry, kept in its state. */
function entryKey(): string {
  const state = history.state as { entry?: string } | null;
  if (state?.entry) return state.entry;
  const key = crypto.randomUUID();
  // The prototype's method: single-spa replaces the object's own to hear of changes, and this is none.
  History.prototype.replaceState.call(history, { ...state, entry: key }, '', location.href);
  return key;
}

function keep(offsets: ReadonlyMap<string, number>) {
  withStorage(
    (storage) => storage.setItem(storageKey, JSON.stringify([...offsets].slice(-50))),
    'sessionStorage',
  );
}

function readStored(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(
      withStorage((storage) => storage.getItem(storageKey), 'sessionStorage') ?? '[]',
    );
    return Array.isArray(stored) ? stored.filter(isOffset) : [];
  } catch {
    return [];
  }
}

function isOffset(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
