import { isRpcError, rpcErrorCodes } from '@title24/remote-kit/contract';
import { useState } from 'react';
import type { Conflict } from './conflict.ts';
import { type StaffFormOptions, useStaffForm } from './use-staff-form.ts';
import { differing, type Stored, sameValues, type Values } from './values.ts';

export interface EditFormOptions<Fields extends Values>
  extends Pick<StaffFormOptions<Fields>, 'schema' | 'toInput'> {
  /** The stored values, or the initial values of a new item. */
  readonly stored: Stored<Fields>;
  /**
   * Saves the values and returns the stored result. Rejects with an RpcError with the code `conflict` if `lastUpdate`
   * is outdated.
   */
  readonly save: (values: Fields, lastUpdate: string) => Promise<Stored<Fields>>;
  /** Loads the stored values after a conflict. */
  readonly load: () => Promise<Stored<Fields>>;
  readonly onSaved?: ((stored: Stored<Fields>) => void) | undefined;
}

/** Returns the state of a staff form with save, conflict resolution and undo. */
export function useEditForm<Fields extends Values>({
  stored,
  schema,
  toInput,
  save,
  load,
  onSaved,
}: EditFormOptions<Fields>) {
  const [base, setBase] = useState(stored);
  const [conflict, setConflict] = useState<Conflict<Fields> | null>(null);
  const [before, setBefore] = useState<Fields | null>(null);
  const [note, setNote] = useState('');
  const form = useStaffForm<Fields>({
    initial: stored.values,
    isUnsaved: (values) => !sameValues(values, base.values),
    schema,
    toInput,
    send: (values) => store(values, 'Saved.'),
    onTyped: () => setNote(''),
  });
  const { values, isDirty } = form;

  async function store(wanted: Fields, done: string): Promise<void> {
    setNote('');
    const result = await saveCurrent(wanted);
    if (!result) return;
    setBefore(base.values);
    setBase(result);
    // Keeps text that was typed during the save.
    form.replace((current) => (current === values || sameValues(current, wanted) ? result.values : current));
    setNote(done);
    onSaved?.(result);
  }

  /** Saves the values. If another save has changed the stored values, returns null and shows both versions. */
  async function saveCurrent(wanted: Fields): Promise<Stored<Fields> | null> {
    try {
      return await save(wanted, base.lastUpdate);
    } catch (error) {
      if (!isRpcError(error) || error.code !== rpcErrorCodes.conflict) throw error;
      const theirs = await load();
      if (differing(base.values, theirs.values).length === 0) return await save(wanted, theirs.lastUpdate);
      setConflict({ base: base.values, mine: wanted, theirs });
      return null;
    }
  }

  /** Undoes the last save by saving the previous values. */
  async function undo(): Promise<void> {
    if (before) await form.run(() => store(before, 'Your last change was undone.'));
  }

  /** After a conflict, continues editing with the chosen values, based on the newly loaded version. */
  function resolve(chosen: Fields): void {
    if (!conflict) return;
    setBase(conflict.theirs);
    setBefore(null);
    form.replace(() => chosen);
    setConflict(null);
    setNote('The two versions have been combined. Check the result, then save it.');
  }

  function discard(): void {
    form.replace(() => base.values);
    setNote('Your changes were discarded.');
  }

  return {
    ...form,
    undo,
    discard,
    resolve,
    conflict,
    canUndo: before !== null && !isDirty,
    note,
  };
}

export type EditFormState<Fields extends Values> = ReturnType<typeof useEditForm<Fields>>;
