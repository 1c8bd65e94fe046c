import type { SaveUnit, StoredUnit } from '../store/save-unit.ts';

/** What a tab tells the other tabs of this browser on the same project: something was stored. */
export interface StoredElsewhere extends StoredUnit {
  readonly unit: SaveUnit;
}

/** The other tabs of this browser that show a project. */
export interface TabLink {
  /** Of this tab, for as long as the page stands. */
  readonly id: string;
  tell(stored: StoredElsewhere): void;
  /** The tabs that are open on any project of this browser; null if that cannot be known. */
  openTabs(): Promise<ReadonlySet<string> | null>;
  close(): void;
}

const lockName = (tab: string) => `title24.project-tab.${tab}`;

/** Joins the tabs that show a project. Browsers without channels or locks do without: the server keeps tabs apart too. */
export function linkTabs(project: string, onStored: (stored: StoredElsewhere) => void): TabLink {
  const id = crypto.getRandomValues(new Uint32Array(2)).join('');
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(`title24.project.${project}`) : null;
  channel?.addEventListener('message', ({ data }: MessageEvent<StoredElsewhere>) => onStored(data));
  const locks: LockManager | undefined = navigator.locks;
  const closing = new AbortController();
  // Held until the tab is closed or has crashed, so that others know whether what it kept is still its own.
  locks
    ?.request(
      lockName(id),
      () => new Promise<void>((resolve) => closing.signal.addEventListener('abort', () => resolve())),
    )
    .catch(() => undefined);
  return {
    id,
    tell: (stored) => channel?.postMessage(stored),
    async openTabs() {
      const held = await locks?.query().catch(() => null);
      const prefix = lockName('');
      const names = held?.held?.flatMap(({ name }) => (name?.startsWith(prefix) ? [name] : []));
      return names ? new Set(names.map((name) => name.slice(prefix.length))) : null;
    },
    close() {
      channel?.close();
      closing.abort();
    },
  };
}
