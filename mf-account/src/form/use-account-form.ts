import type { FieldError } from '@title24/remote-kit/contract';
import type { SentAccountForm } from '@title24/shared-domain';
import { findProblems } from '@title24/shared-domain/account-forms';
import { useFormik } from 'formik';
import { type FormEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AnyObject, InferType, ObjectSchema } from 'yup';
import { callProblems } from './call-problems.ts';

/** Typed values by field name. An unchecked checkbox is absent. */
type FormValues = Readonly<Record<string, string>>;

interface Options<Rules extends ObjectSchema<AnyObject>> {
  /** Rules of the call's params, in the form's order. */
  readonly schema: Rules;
  /** Context of the rules in addition to the params. */
  readonly context?: object;
  /** Converts the values that are not text; the others are sent under their field names. */
  readonly read?: (values: FormValues) => Readonly<Record<string, unknown>>;
  /**
   * Makes the call; an error it throws is shown as the form's problems. Null if the browser submits the form itself
   * once the rules pass.
   */
  readonly send: ((params: InferType<Rules>) => Promise<void>) | null;
  /** The outcome if the browser has submitted the form itself. */
  readonly sent?: SentAccountForm | undefined;
}

/**
 * State of an account form. Formik manages a submit attempt: its values, whether it is in flight, its problems.
 * Between attempts the browser keeps the values, so that password managers can fill them in, text typed before the
 * script runs stays, and no password is held in more places than necessary.
 */
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
    // Formik submits the values of its last render.
    flushSync(() => void formik.setValues(params, false));
    void formik.submitForm();
  }

  return {
    submit,
    errors,
    /** Number of refused attempts. */
    attempt,
    isSending,
    idOf: (name: string) => `${prefix}${name}`,
    /** Returns the props of the field with this name. */
    field: (name: string) => ({
      id: `${prefix}${name}`,
      name,
      error: formik.errors[name],
    }),
    /** Returns what had been typed into a field when the browser submitted the form. */
    typed: (name: string) => sent?.values[name] ?? '',
  };
}

export type AccountFormState = ReturnType<typeof useAccountForm>;

/** Keeps the first problem of each field. */
function byPath(problems: readonly FieldError[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of problems) found[path] ??= message;
  return found;
}
