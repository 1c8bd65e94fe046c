import type { NumberField } from '@title24/shared-domain/estimator-answers';
import { useCallback, useEffect, useRef, useState } from 'react';

type FieldName = NumberField['name'];

export interface FormStart<Form> {
  readonly form: Form;
  /** Whether the address has an area: alerts and messages then show from the first paint. */
  readonly acted: boolean;
}

/** State of an estimator form, and what the visitor has done so far. */
export function useEstimateForm<Form>(start: FormStart<Form>, onChange: ((form: Form) => void) | undefined) {
  const [form, setForm] = useState(start.form);
  const [acted, setActed] = useState(start.acted);
  const [touched, setTouched] = useState<ReadonlySet<FieldName> | 'all'>(start.acted ? 'all' : new Set());
  /** Number of visitor actions since the page loaded: only their results are announced. */
  const [actions, setActions] = useState(0);
  /** Number of times 'Update estimate' was pressed since the last change: only then are errors summarized. */
  const [tries, setTries] = useState(0);
  const latest = useRef({ form, onChange });
  useEffect(() => {
    latest.current = { form, onChange };
  });

  /** Stable between renders, so that parts of the form that a key press does not affect need not render again. */
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
    /** Leaving a field before doing anything (tabbing through the page) is not an action. */
    leave(name: FieldName) {
      if (acted) setTouched((before) => (before === 'all' ? before : new Set(before).add(name)));
    },
    /** Called when 'Update estimate' is pressed. */
    submit() {
      setActed(true);
      setTouched('all');
      setActions((count) => count + 1);
      setTries((count) => count + 1);
    },
  };
}

export type EstimateFormState<Form> = ReturnType<typeof useEstimateForm<Form>>;
