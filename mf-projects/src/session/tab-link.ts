import type { SaveUnit, StoredUnit } from '../store/save-unit.ts';

/** Message of a tab to other tabs of this browser on the same project: something was saved. */
export interface StoredElsewhere extends StoredUnit {
  readonly unit: SaveUnit;
}

/** The other tabs of this browser that show a project. */
export interface TabLink {
  /** Id of this tab, as long as the page is open. */
  readonly id: string;
  tell(stored: StoredElsewhere): void;
  /** Returns the tabs of this browser that are open on any project; null if that is unknown. */
  openTabs(): Promise<ReadonlySet<string> | null>;
  close(): void;
}

const lockName = (tab: string) => `title24.project-tab.${tab}`;

/**
 * Connects the tabs that show a project. Browsers without channels or locks work without it: the server detects
 * conflicts between tabs too.
 */
export function linkTabs(project: string, onStored: (stored: StoredElsewhere) => void): TabLink {
  const id = crypto.getRandomValues(new Uint32Array(2)).join('');
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(`title24.project.${project}`) : null;
  channel?.addEventListener('message', ({ data }: MessageEvent<StoredElsewhere>) => onStored(data));
  const locks: LockManager | undefined = navigator.locks;
  const closing = new AbortController();
  // Held until the tab closes or crashes, so that other tabs can tell whether its stored input still has an owner.
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
