import type { SaveUnit, StoredUnit } from '../store/save-unit.ts';

/** Message to other tabs that show the same project: a unit was saved. */
export interface StoredElsewhere extends StoredUnit {
  readonly unit: SaveUnit;
}

/** Connection to this browser's other tabs that show the same project. */
export interface TabLink {
  /** Id of this tab until the page is closed. */
  readonly id: string;
  tell(stored: StoredElsewhere): void;
  /** Returns the ids of all tabs that have a project open; null if they are unknown. */
  openTabs(): Promise<ReadonlySet<string> | null>;
  close(): void;
}

const lockName = (tab: string) => `title24.project-tab.${tab}`;

/**
 * Connects all tabs that show the same project. In browsers without BroadcastChannel or locks, only the server
 * detects conflicts between tabs.
 */
export function linkTabs(project: string, onStored: (stored: StoredElsewhere) => void): TabLink {
  const id = crypto.getRandomValues(new Uint32Array(2)).join('');
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(`title24.project.${project}`) : null;
  channel?.addEventListener('message', ({ data }: MessageEvent<StoredElsewhere>) => onStored(data));
  const locks: LockManager | undefined = navigator.locks;
  const closing = new AbortController();
  // This tab holds the lock until it closes or crashes. In the meantime, other tabs do not send the changes that this
  // tab has stored.
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
