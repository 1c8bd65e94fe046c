import { useCallback, useEffect, useRef, useState } from 'react';
import type { NumberField } from '../inputs/number-field.ts';

type FieldName = NumberField['name'];

export interface FormStart<Form> {
  readonly form: Form;
  /** The address carried an area: alerts and messages show from the first paint on. */
  readonly acted: boolean;
}

/** A form of the estimator as it stands, and what the visitor has done so far. */
export function useEstimateForm<Form>(start: FormStart<Form>, onChange: ((form: Form) => void) | undefined) {
  const [form, setForm] = useState(start.form);
  const [acted, setActed] = useState(start.acted);
  const [touched, setTouched] = useState<ReadonlySet<FieldName> | 'all'>(start.acted ? 'all' : new Set());
  /** Counts what the visitor did since the page showed: only that is announced. */
  const [actions, setActions] = useState(0);
  /** Counts how often 'Update estimate' was pressed since the last change: only then are problems summed up. */
  const [tries, setTries] = useState(0);
  const latest = useRef({ form, onChange });
  useEffect(() => {
    latest.current = { form, onChange };
  });

  /** Never changes, so that the parts of the form that a key press does not touch need not render again. */
  const change = useCallback((patch: Partial<Form>) => {
    const changed = { ...latest.current.form, ...patch };
    latest.current.form = changed;
    setForm(changed);
    setActed(true);
    setActions((count) => count + 1);
    setTries(0);
    latest.current.onChange?.(changed);
  }, []);

  return {
    form,
    acted,
    actions,
    tries,
    change,
    isTouched: (name: FieldName) => touched === 'all' || touched.has(name),
    /** Leaving a field before anything was done (Tab through the page) is no action. */
    leave(name: FieldName) {
      if (acted) setTouched((before) => (before === 'all' ? before : new Set(before).add(name)));
    },
    /** 'Update estimate' was pressed. */
    submit() {
      setActed(true);
      setTouched('all');
      setActions((count) => count + 1);
      setTries((count) => count + 1);
    },
  };
}

export type EstimateFormState<Form> = ReturnType<typeof useEstimateForm<Form>>;
