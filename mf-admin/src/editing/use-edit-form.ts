import { type FieldError, isRpcError, rpcErrorCodes } from '@title24/shared-config/contract';
import { useId, useRef, useState } from 'react';
import { failureWords } from '../calls/failure-words.ts';
import { useUnsavedMark } from '../unsaved/unsaved-changes.tsx';
import type { Conflict } from './conflict.ts';
import { underOwnNames } from './field-names.ts';
import { differing, type Stored, sameValues, type Values } from './values.ts';

export interface EditFormOptions<Held extends Values> {
  /** What the site has, or what something new starts from. */
  readonly stored: Stored<Held>;
  /** What stops a save, under the values' names; empty where nothing does. */
  readonly check: (values: Held) => readonly FieldError[];
  /** Saves; answers what the site has now. Rejects with RpcError, code conflict where `lastUpdate` is not the newest. */
  readonly save: (values: Held, lastUpdate: string) => Promise<Stored<Held>>;
  /** What the site has now, asked for when a save came too late. */
  readonly load: () => Promise<Stored<Held>>;
  readonly onSaved?: ((stored: Stored<Held>) => void) | undefined;
}

/** A staff form: values, findings, saving, a refusal as stale, and the way back to what was there before. */
export function useEditForm<Held extends Values>(options: EditFormOptions<Held>) {
  const [base, setBase] = useState(options.stored);
  const [values, setValues] = useState(options.stored.values);
  const [tries, setTries] = useState(0);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict<Held> | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [before, setBefore] = useState<Held | null>(null);
  const [note, setNote] = useState('');
  const busy = useRef(false);
  const prefix = useId();

  const isDirty = !sameValues(values, base.values);
  useUnsavedMark(isDirty);

  function set<Name extends keyof Held & string>(name: Name, value: Held[Name]): void {
    const changed = { ...values, [name]: value };
    const isWrong = options.check(changed).some(({ path }) => path === name);
    // What is put right goes; nothing new is called wrong while somebody types, which would move the focus.
    setErrors((found) => found.filter(({ path }) => path !== '' && (path !== name || isWrong)));
    setNote('');
    setValues((current) => ({ ...current, [name]: value }));
  }

  async function submit(): Promise<void> {
    if (busy.current) return;
    const found = options.check(values);
    setErrors(found);
    setFailure(null);
    setTries((count) => count + 1);
    if (found.length > 0) return;
    await store(values, base.lastUpdate, 'Saved.');
  }

  /** Puts back what the last save replaced. */
  async function undo(): Promise<void> {
    if (busy.current || !before) return;
    setFailure(null);
    await store(before, base.lastUpdate, 'The last change is taken back.');
  }

  async function store(wanted: Held, lastUpdate: string, done: string): Promise<void> {
    busy.current = true;
    setIsSaving(true);
    setNote('');
    try {
      const result = await saveCurrent(wanted, lastUpdate);
      if (!result) return;
      setBefore(base.values);
      setBase(result);
      setValues((current) => (current === values || sameValues(current, wanted) ? result.values : current));
      setErrors([]);
      setNote(done);
      options.onSaved?.(result);
    } catch (error) {
      if (isRpcError(error) && error.fields.length > 0) {
        setErrors(underOwnNames(error.fields, Object.keys(wanted)));
        setTries((count) => count + 1);
      } else setFailure(failureWords(error));
    } finally {
      busy.current = false;
      setIsSaving(false);
    }
  }

  /** Saves. Where it came too late, and somebody else changed what this form shows, asks what to take: null then. */
  async function saveCurrent(wanted: Held, lastUpdate: string): Promise<Stored<Held> | null> {
    try {
      return await options.save(wanted, lastUpdate);
    } catch (error) {
      if (!isRpcError(error) || error.code !== rpcErrorCodes.conflict) throw error;
      const theirs = await options.load();
      if (differing(base.values, theirs.values).length === 0)
        return await options.save(wanted, theirs.lastUpdate);
      setConflict({ base: base.values, mine: wanted, theirs });
      return null;
    }
  }

  /** Goes on with these values, from what the other has saved. */
  function resolve(chosen: Held): void {
    if (!conflict) return;
    setBase(conflict.theirs);
    setBefore(null);
    setValues(chosen);
    setConflict(null);
    setNote('The two versions are put together. Look at the result, then save it.');
  }

  function discard(): void {
    setValues(base.values);
    setErrors([]);
    setFailure(null);
    setNote('Back to what is saved.');
  }

  const idOf = (name: string) => `${prefix}${name}`;
  const errorOf = (name: string) => errors.find(({ path }) => path === name)?.message;
  return {
    values,
    set,
    submit,
    undo,
    discard,
    resolve,
    conflict,
    /** As the site has it, as far as this form knows. */
    base,
    errors,
    tries,
    failure,
    isDirty,
    isSaving,
    canUndo: before !== null && !isDirty,
    note,
    idOf,
    /** For a text field, a text area or a select. */
    text(name: keyof Held & string) {
      return {
        id: idOf(name),
        name,
        value: String(values[name]),
        error: errorOf(name),
        onChange: (event: { currentTarget: { value: string } }) =>
          set(name, event.currentTarget.value as Held[typeof name]),
      };
    },
    /** For a checkbox. */
    tick(name: keyof Held & string) {
      return {
        id: idOf(name),
        name,
        checked: values[name] === true,
        error: errorOf(name),
        onChange: (event: { currentTarget: { checked: boolean } }) =>
          set(name, event.currentTarget.checked as Held[typeof name]),
      };
    },
  };
}

export type EditFormState<Held extends Values> = ReturnType<typeof useEditForm<Held>>;
