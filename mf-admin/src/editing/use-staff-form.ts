import { isRpcError } from '@title24/remote-kit/contract';
import { type FormSchema, findProblems } from '@title24/shared-domain/editing';
import { type FormikErrors, useFormik } from 'formik';
import { useId, useState } from 'react';
import { failureMessage } from '../calls/failure-message.ts';
import { useMarkUnsaved } from '../unsaved/unsaved-changes.tsx';
import { byFieldName } from './field-names.ts';
import type { Values } from './values.ts';

export interface StaffFormOptions<Fields extends Values> {
  readonly initial: Fields;
  /** Returns whether leaving the form would lose these values. */
  readonly isUnsaved: (values: Fields) => boolean;
  /** Rules for the parameters that `toInput` returns. The server enforces the same rules. */
  readonly schema: FormSchema;
  /** Returns the parameters to send. Each path in the schema must end with a value's name. */
  readonly toInput: (values: Fields) => unknown;
  /** Sends valid values. If the promise rejects, the form shows the error. */
  readonly send: (values: Fields) => Promise<void>;
  /** Called when the user changes a value. */
  readonly onTyped: () => void;
}

/** Errors by value name. A general error has the name ''. */
type Errors = Readonly<Record<string, string>>;

/** Returns the state of a staff form. Errors appear after a submission, and disappear once corrected. */
export function useStaffForm<Fields extends Values>({
  initial,
  isUnsaved,
  schema,
  toInput,
  send,
  onTyped,
}: StaffFormOptions<Fields>) {
  const prefix = useId();
  const names = Object.keys(initial);
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const formik = useFormik<Fields>({
    initialValues: initial,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: (values) => attempt(() => send(values)),
  });
  const { values, isSubmitting: isSending } = formik;
  const errors = formik.errors as Errors;
  const isDirty = isUnsaved(values);
  useMarkUnsaved(isDirty);

  function check(typed: Fields): Errors {
    return byName(byFieldName(findProblems(schema, toInput(typed)), names));
  }

  function setErrors(found: Errors): void {
    formik.setErrors(found as FormikErrors<Fields>);
  }

  function refuse(found: Errors): void {
    setErrors(found);
    setRefusals((count) => count + 1);
  }

  async function submit(): Promise<void> {
    if (isSending) return;
    setFailure(null);
    // Formik validates later, but the focus must move to the errors before the next key press.
    const found = check(values);
    if (Object.keys(found).length > 0) refuse(found);
    else await formik.submitForm();
  }

  /** Shows the error if the call is rejected. */
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

  /** Makes the given call without checking the values. Shows errors as {@link submit} does. */
  async function run(call: () => Promise<void>): Promise<void> {
    if (isSending) return;
    setFailure(null);
    formik.setSubmitting(true);
    await attempt(call);
    formik.setSubmitting(false);
  }

  function set<Name extends keyof Fields & string>(name: Name, value: Fields[Name]): void {
    const { '': _, [name]: wrong, ...others } = errors;
    const isStillWrong = wrong !== undefined && name in check({ ...values, [name]: value });
    setErrors(isStillWrong ? { ...others, [name]: wrong } : others);
    // Without the brackets, Formik would parse dots in the name as a path.
    void formik.setFieldValue(`['${name}']`, value, false);
    onTyped();
  }

  /** Replaces all values and clears the errors. */
  function replace(change: (current: Fields) => Fields): void {
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
    /** At most one error per value, in the order of the values. A general error comes first, with the path ''. */
    errors: ['', ...names].flatMap((path) => (errors[path] ? [{ path, message: errors[path] }] : [])),
    refusals,
    failure,
    isDirty,
    isSending,
    idOf,
    /** Returns the props of a text field, text area or select. */
    text: (name: keyof Fields & string) => ({
      id: idOf(name),
      name,
      value: String(values[name]),
      error: errors[name],
      onChange: (event: { currentTarget: { value: string } }) =>
        set(name, event.currentTarget.value as Fields[typeof name]),
    }),
    /** Returns the props of a checkbox. */
    checkbox: (name: keyof Fields & string) => ({
      id: idOf(name),
      name,
      checked: values[name] === true,
      error: errors[name],
      onChange: (event: { currentTarget: { checked: boolean } }) =>
        set(name, event.currentTarget.checked as Fields[typeof name]),
    }),
  };
}

/** Returns the first error for each name. */
function byName(found: readonly { readonly path: string; readonly message: string }[]): Errors {
  return Object.fromEntries([...found].reverse().map(({ path, message }) => [path, message]));
}
