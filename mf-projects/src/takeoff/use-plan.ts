import type { TakeoffEntry } from '@title24/shared-domain/projects';
import { useRef, useState } from 'react';
import { useProject } from '../project/project-context.ts';
import { newPlan } from './edit-plan.ts';

/** Maximum number of changes that can be undone. */
const maxSteps = 100;

interface History {
  readonly past: readonly TakeoffEntry[];
  readonly future: readonly TakeoffEntry[];
  /** The field that was changed last: consecutive input in one field is undone together. */
  readonly field: string | null;
}

const noHistory: History = { past: [], future: [], field: null };

export interface EditedPlan {
  readonly plan: TakeoffEntry;
  /** @param field the field of the change; null for a separate change */
  readonly change: (update: (plan: TakeoffEntry) => TakeoffEntry, field: string | null) => void;
  /** Called when a field is left; what was typed is saved soon. */
  readonly leave: () => void;
  /** Undefined if there is nothing to undo. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/** The plan of the project while it is edited, with its undo history. A new, empty plan is not saved. */
export function usePlan(): EditedPlan {
  const { takeoff, session } = useProject();
  const [history, setHistory] = useState(noHistory);
  const [begun] = useState(newPlan);
  const plan = takeoff ?? begun;
  // Several changes can come before the page is rendered again.
  const latest = useRef(history);

  function keep(next: History): void {
    latest.current = next;
    setHistory(next);
  }

  function current(): TakeoffEntry {
    return session?.getState().takeoff ?? begun;
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
