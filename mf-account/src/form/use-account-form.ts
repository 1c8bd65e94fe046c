import type { FieldError } from '@title24/remote-kit/contract';
import type { SentAccountForm } from '@title24/shared-domain';
import { findProblems } from '@title24/shared-domain/account-forms';
import { useFormik } from 'formik';
import { type FormEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AnyObject, InferType, ObjectSchema } from 'yup';
import { callProblems } from './call-problems.ts';

/** Values by field name. Unchecked checkboxes are absent. */
type FormValues = Readonly<Record<string, string>>;

interface Options<Rules extends ObjectSchema<AnyObject>> {
  /** Rules for the parameters of `send`, in the order of the form's fields. */
  readonly schema: Rules;
  /** Validation context for rules that depend on more than the parameters. */
  readonly context?: object;
  /**
   * Returns parameters computed from the field values. All other parameters are the values of the fields with
   * the same names.
   */
  readonly read?: (values: FormValues) => Readonly<Record<string, unknown>>;
  /** Calls the server. The call's errors are shown in the form. Null if the browser submits the valid form. */
  readonly send: ((params: InferType<Rules>) => Promise<void>) | null;
  /** Outcome of the form if the browser submitted it. */
  readonly sent?: SentAccountForm | undefined;
}

/** Returns the state of an account form. The inputs hold the values until submission, so password managers work. */
export function useAccountForm<Rules extends ObjectSchema<AnyObject>>(options: Options<Rules>) {
  const { schema, context, read, send, sent } = options;
  const prefix = useId();
  const [attempt, setAttempt] = useState(0);
  const formik = useFormik<Record<string, unknown>>({
    initialValues: {},
    initialErrors: byPath(sent?.errors ?? []),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: call,
  });
  const { isSubmitting: isSending } = formik;
  const errors: readonly FieldError[] = Object.entries(formik.errors).flatMap(([path, message]) =>
    message === undefined ? [] : [{ path, message }],
  );

  function refuse(problems: readonly FieldError[]): void {
    formik.setErrors(byPath(problems));
    setAttempt((count) => count + 1);
  }

  async function call(params: Record<string, unknown>): Promise<void> {
    try {
      await send?.(schema.cast(params) as InferType<Rules>);
    } catch (error) {
      refuse(callProblems(error));
    }
    await formik.setValues({}, false);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    const values = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    const fields = Object.entries(values).filter(([name]) => Object.hasOwn(schema.fields, name));
    const params = { ...Object.fromEntries(fields), ...read?.(values) };
    const problems = findProblems(schema, params, context);
    if (send || problems.length > 0) event.preventDefault();
    if (isSending) return;
    if (problems.length > 0) {
      refuse(problems);
      return;
    }
    if (!send) return;
    // Formik submits the values from its last render, so the new values must be rendered first.
    flushSync(() => void formik.setValues(params, false));
    void formik.submitForm();
  }

  return {
    submit,
    errors,
    attempt,
    isSending,
    idOf: (name: string) => `${prefix}${name}`,
    /** Returns a field's props. */
    field: (name: string) => ({
      id: `${prefix}${name}`,
      name,
      error: formik.errors[name],
    }),
    /** Returns a field's value in `sent`, or '' if there is none. */
    sentValue: (name: string) => sent?.values[name] ?? '',
  };
}

export type AccountFormState = ReturnType<typeof useAccountForm>;

function byPath(problems: readonly FieldError[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of problems) found[path] ??= message;
  return found;
}
