import type { SaveUnit, StoredUnit } from '../store/save-unit.ts';

/** Message to other tabs with the same project, sent after a unit has been saved. */
export interface StoredElsewhere extends StoredUnit {
  readonly unit: SaveUnit;
}

/** Connection to this browser's other tabs with the same project. */
export interface TabLink {
  readonly id: string;
  tell(stored: StoredElsewhere): void;
  /** Returns the ids of all tabs with an open project, or null if unknown. */
  openTabs(): Promise<ReadonlySet<string> | null>;
  close(): void;
}

const lockName = (tab: string) => `title24.project-tab.${tab}`;

/** Connects the tabs with the same project. Without BroadcastChannel, only the server detects conflicts. */
export function linkTabs(project: string, onStored: (stored: StoredElsewhere) => void): TabLink {
  const id = crypto.getRandomValues(new Uint32Array(2)).join('');
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(`title24.project.${project}`) : null;
  channel?.addEventListener('message', ({ data }: MessageEvent<StoredElsewhere>) => onStored(data));
  const locks: LockManager | undefined = navigator.locks;
  const closing = new AbortController();
  // The lock is held until the link is closed, or until this tab closes or crashes. After that, other tabs can send the
  // unsent changes that this tab stored.
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
