import { isRpcError } from '@title24/remote-kit/contract';
import { type FormSchema, findProblems } from '@title24/shared-domain/editing';
import { type FormikErrors, useFormik } from 'formik';
import { useId, useState } from 'react';
import { failureMessage } from '../calls/failure-message.ts';
import { useMarkUnsaved } from '../unsaved/unsaved-changes.tsx';
import { byFieldName } from './field-names.ts';
import type { Values } from './values.ts';

export interface StaffFormOptions<Held extends Values> {
  /** What the form starts from. */
  readonly initial: Held;
  /** Whether these values are work that is lost if the form is left. */
  readonly isUnsaved: (values: Held) => boolean;
  /** The rules of what the form sends, which the server holds too. */
  readonly schema: FormSchema;
  /** What these values send. A path of the schema is a value's name, or ends with it. */
  readonly toInput: (values: Held) => unknown;
  /** Sends values that the rules have passed. What it rejects with is shown: at its fields if the server names them. */
  readonly send: (values: Held) => Promise<void>;
  /** Is told of each change by hand. */
  readonly onTyped: () => void;
}

/** By the values' names; what belongs to none of them under ''. */
type Errors = Readonly<Record<string, string>>;

/**
 * A form of the staff tools. Formik holds what is typed, what is wrong and whether it is being sent. A try to send says
 * what is wrong; what is put right goes at once, and nothing new is called wrong while somebody types.
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
    // Formik would check after this event is over; the problems have the focus before the next key is pressed.
    const found = check(values);
    if (Object.keys(found).length > 0) refuse(found);
    else await formik.submitForm();
  }

  /** Shows what a call rejects with. */
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

  /** Makes a call that sends something else than what is typed, in place of {@link submit}. */
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
    // In brackets a name with dots is one name, not a path.
    void formik.setFieldValue(`['${name}']`, value, false);
    onTyped();
  }

  /** Replaces all values, as `change` says, and says no longer what was wrong with the others. */
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
    /** What has to be changed, in the order of the values; what belongs to none of them, under the name '', first. */
    errors: ['', ...names].flatMap((path) => (errors[path] ? [{ path, message: errors[path] }] : [])),
    /** Counts the tries to send that were refused. */
    refusals,
    failure,
    isDirty,
    isSending,
    idOf,
    /** For a text field, a text area or a select. */
    text: (name: keyof Held & string) => ({
      id: idOf(name),
      name,
      value: String(values[name]),
      error: errors[name],
      onChange: (event: { currentTarget: { value: string } }) =>
        set(name, event.currentTarget.value as Held[typeof name]),
    }),
    /** For a checkbox. */
    tick: (name: keyof Held & string) => ({
      id: idOf(name),
      name,
      checked: values[name] === true,
      error: errors[name],
      onChange: (event: { currentTarget: { checked: boolean } }) =>
        set(name, event.currentTarget.checked as Held[typeof name]),
    }),
  };
}

/** The first problem of each name. */
function byName(found: readonly { readonly path: string; readonly message: string }[]): Errors {
  return Object.fromEntries([...found].reverse().map(({ path, message }) => [path, message]));
}
