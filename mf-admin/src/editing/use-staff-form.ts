import { isRpcError } from '@title24/remote-kit/contract';
import { type FormSchema, findProblems } from '@title24/shared-domain/editing';
import { type FormikErrors, useFormik } from 'formik';
import { useId, useState } from 'react';
import { failureMessage } from '../calls/failure-message.ts';
import { useMarkUnsaved } from '../unsaved/unsaved-changes.tsx';
import { byFieldName } from './field-names.ts';
import type { Values } from './values.ts';

export interface StaffFormOptions<Held extends Values> {
  /** The initial values of the form. */
  readonly initial: Held;
  /** Whether these values would be lost if the form is left. */
  readonly isUnsaved: (values: Held) => boolean;
  /** The rules of the form's input, which the server enforces too. */
  readonly schema: FormSchema;
  /** Returns the input that these values send. A path in the schema is a value's name, or ends with it. */
  readonly toInput: (values: Held) => unknown;
  /**
   * Sends values that have passed the rules. An error it rejects with is shown: at its fields if the server identifies
   * them.
   */
  readonly send: (values: Held) => Promise<void>;
  /** Called on each change by the user. */
  readonly onTyped: () => void;
}

/** Errors by value name; errors that belong to no value are under ''. */
type Errors = Readonly<Record<string, string>>;

/**
 * State of a form of the staff tools. Formik keeps the values, the errors and the submit status. Errors appear on a
 * submit attempt; a corrected one disappears immediately, and no new one appears while typing.
 */
export function useStaffForm<Held extends Values>({
  initial,
  isUnsaved,
  schema,
  toInput,
  send,
  onTyped,
}: StaffFormOptions<Held>) {
  const prefix = useId();
  const names = Object.keys(initial);
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const formik = useFormik<Held>({
    initialValues: initial,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: (values) => attempt(() => send(values)),
  });
  const { values, isSubmitting: isSending } = formik;
  const errors = formik.errors as Errors;
  const isDirty = isUnsaved(values);
  useMarkUnsaved(isDirty);

  function check(typed: Held): Errors {
    return byName(byFieldName(findProblems(schema, toInput(typed)), names));
  }

  function setErrors(found: Errors): void {
    formik.setErrors(found as FormikErrors<Held>);
  }

  function refuse(found: Errors): void {
    setErrors(found);
    setRefusals((count) => count + 1);
  }

  async function submit(): Promise<void> {
    if (isSending) return;
    setFailure(null);
    // Formik would validate after this event; the problems need the focus before the next key press.
    const found = check(values);
    if (Object.keys(found).length > 0) refuse(found);
    else await formik.submitForm();
  }

  /** Shows the error of a rejected call. */
  async function attempt(call: () => Promise<void>): Promise<void> {
    try {
      await call();
    } catch (error) {
      if (!isRpcError(error) || error.fields.length === 0) {
        setFailure(failureMessage(error));
        return;
      }
      refuse(byName(byFieldName(error.fields, names)));
    }
  }

  /** Makes a call that sends something other than the typed values, in place of {@link submit}. */
  async function run(call: () => Promise<void>): Promise<void> {
    if (isSending) return;
    setFailure(null);
    formik.setSubmitting(true);
    await attempt(call);
    formik.setSubmitting(false);
  }

  function set<Name extends keyof Held & string>(name: Name, value: Held[Name]): void {
    const { '': _, [name]: wrong, ...others } = errors;
    const isWrong = wrong !== undefined && name in check({ ...values, [name]: value });
    setErrors(isWrong ? { ...others, [name]: wrong } : others);
    // In brackets, a name with dots is not a path.
    void formik.setFieldValue(`['${name}']`, value, false);
    onTyped();
  }

  /** Replaces all values with the result of `change`, and clears the errors of the old ones. */
  function replace(change: (current: Held) => Held): void {
    void formik.setValues(change, false);
    setErrors({});
    setFailure(null);
  }

  const idOf = (name: string) => `${prefix}${name}`;
  return {
    values,
    set,
    replace,
    submit,
    run,
    /** Errors to fix, in the order of the values; errors that belong to no value come first, under ''. */
    errors: ['', ...names].flatMap((path) => (errors[path] ? [{ path, message: errors[path] }] : [])),
    /** Number of refused submit attempts. */
    refusals,
    failure,
    isDirty,
    isSending,
    idOf,
    /** Props of a text field, text area or select. */
    text: (name: keyof Held & string) => ({
      id: idOf(name),
      name,
      value: String(values[name]),
      error: errors[name],
      onChange: (event: { currentTarget: { value: string } }) =>
        set(name, event.currentTarget.value as Held[typeof name]),
    }),
    /** Props of a checkbox. */
    checkbox: (name: keyof Held & string) => ({
      id: idOf(name),
      name,
      checked: values[name] === true,
      error: errors[name],
      onChange: (event: { currentTarget: { checked: boolean } }) =>
        set(name, event.currentTarget.checked as Held[typeof name]),
    }),
  };
}

/** Keeps the first error of each name. */
function byName(found: readonly { readonly path: string; readonly message: string }[]): Errors {
  return Object.fromEntries([...found].reverse().map(({ path, message }) => [path, message]));
}
