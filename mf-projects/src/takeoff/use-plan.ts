import type { TakeoffEntry } from '@title24/shared-domain/projects';
import { useRef, useState } from 'react';
import { useProject } from '../project/project-context.ts';
import { newPlan } from './edit-plan.ts';

/** Maximum number of undo steps. */
const maxSteps = 100;

interface History {
  readonly past: readonly TakeoffEntry[];
  readonly future: readonly TakeoffEntry[];
  /** Field of the last change, or null. Consecutive changes to the same field are undone together. */
  readonly field: string | null;
}

const noHistory: History = { past: [], future: [], field: null };

export interface EditedPlan {
  readonly plan: TakeoffEntry;
  /** @param field - field whose consecutive changes are undone together; null for a change that is undone alone */
  readonly change: (update: (plan: TakeoffEntry) => TakeoffEntry, field: string | null) => void;
  /** Saves as soon as the server allows. Called when a field loses the focus. */
  readonly leave: () => void;
  /** Undefined if there is nothing to undo. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/**
 * Returns the project's plan, and functions to change it and to undo and redo changes. A new plan is not
 * saved until it is changed.
 */
export function usePlan(): EditedPlan {
  const { takeoff, session } = useProject();
  const [history, setHistory] = useState(noHistory);
  const [emptyPlan] = useState(newPlan);
  const plan = takeoff ?? emptyPlan;
  // Several changes before the next render must each start from the latest history.
  const latest = useRef(history);

  function keep(next: History): void {
    latest.current = next;
    setHistory(next);
  }

  function current(): TakeoffEntry {
    return session?.getState().takeoff ?? emptyPlan;
  }

  function change(update: (before: TakeoffEntry) => TakeoffEntry, field: string | null): void {
    const before = current();
    const after = update(before);
    if (after === before) return;
    const { past, field: lastField } = latest.current;
    const isSameField = field !== null && field === lastField;
    keep({ past: isSameField ? past : [...past, before].slice(-maxSteps), future: [], field });
    session?.changeTakeoff(() => after);
  }

  function undo(): void {
    const { past, future } = latest.current;
    const before = past.at(-1);
    if (!before) return;
    keep({ past: past.slice(0, -1), future: [current(), ...future], field: null });
    session?.changeTakeoff(() => before);
  }

  function redo(): void {
    const { past, future } = latest.current;
    const [next, ...rest] = future;
    if (!next) return;
    keep({ past: [...past, current()], future: rest, field: null });
    session?.changeTakeoff(() => next);
  }

  return {
    plan,
    change,
    leave: () => session?.flushSoon(),
    undo: history.past.length > 0 ? undo : undefined,
    redo: history.future.length > 0 ? redo : undefined,
  };
}
