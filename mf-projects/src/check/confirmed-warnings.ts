import { withStorage } from '@title24/remote-kit/browser';
import { type Finding, findingKey } from '@title24/shared-domain/projects';
import { useSyncExternalStore } from 'react';

const keyOf = (project: string) => `project-warnings-${project}`;

const listeners = new Set<() => void>();

/** Used if the browser's storage is disabled. */
const inMemory = new Map<string, string>();

function seenWarnings(project: string): string {
  return withStorage((storage) => storage.getItem(keyOf(project))) ?? inMemory.get(project) ?? '';
}

function keepSeenWarnings(project: string, keys: string): void {
  inMemory.set(project, keys);
  withStorage((storage) => storage.setItem(keyOf(project), keys));
  for (const listener of listeners) listener();
}

/**
 * Returns whether the user confirmed all of `warnings` in this browser, and a function that confirms them or withdraws
 * the confirmation.
 * @param project the project number, or 'test-drive'
 */
export function useConfirmedWarnings(project: string, warnings: readonly Finding[]) {
  const known = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => seenWarnings(project),
    () => '',
  );
  const seen = new Set(known.split('\n'));
  return {
    isConfirmed: warnings.every((warning) => seen.has(findingKey(warning))),
    confirm(isConfirmed: boolean): void {
      keepSeenWarnings(project, isConfirmed ? warnings.map(findingKey).join('\n') : '');
    },
  };
}
