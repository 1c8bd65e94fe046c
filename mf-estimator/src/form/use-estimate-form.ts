import type { NumberField } from '@title24/shared-domain/estimator-answers';
import { useCallback, useEffect, useRef, useState } from 'react';

type FieldName = NumberField['name'];

export interface FormStart<Form> {
  readonly form: Form;
  /**
   * Whether the URL or the surrounding page specifies a floor area, even an empty one. If so, messages are shown at
   * once.
   */
  readonly acted: boolean;
}

/** Returns the state of an estimator form. */
export function useEstimateForm<Form>(start: FormStart<Form>, onChange: ((form: Form) => void) | undefined) {
  const [form, setForm] = useState(start.form);
  const [acted, setActed] = useState(start.acted);
  const [touched, setTouched] = useState<ReadonlySet<FieldName> | 'all'>(start.acted ? 'all' : new Set());
  /** Number of changes and submissions. Before the first of them, results are not announced. */
  const [actions, setActions] = useState(0);
  /** Number of submissions since the last change. Errors are listed only after a submission. */
  const [tries, setTries] = useState(0);
  const latest = useRef({ form, onChange });
  useEffect(() => {
    latest.current = { form, onChange };
  });

  /** Stable between renders, so memoized parts of the form are not rendered again. */
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
    /**
     * Marks a field as visited when it loses the focus. Does nothing before the first change, so that pressing Tab
     * shows no errors.
     */
    leave(name: FieldName) {
      if (acted) setTouched((before) => (before === 'all' ? before : new Set(before).add(name)));
    },
    /** Handles a submission of the form. */
    submit() {
      setActed(true);
      setTouched('all');
      setActions((count) => count + 1);
      setTries((count) => count + 1);
    },
  };
}

export type EstimateFormState<Form> = ReturnType<typeof useEstimateForm<Form>>;
