import type { FieldError } from '@title24/remote-kit/contract';
import type { SentAccountForm } from '@title24/shared-domain';
import { findProblems } from '@title24/shared-domain/account-forms';
import { useFormik } from 'formik';
import { type FormEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AnyObject, InferType, ObjectSchema } from 'yup';
import { callProblems } from './call-problems.ts';

/** Form values by field name. An unchecked checkbox is absent. */
type FormValues = Readonly<Record<string, string>>;

interface Options<Rules extends ObjectSchema<AnyObject>> {
  /** Validation rules for the call's parameters, in the order of the form's fields. */
  readonly schema: Rules;
  /** Validation context. Needed for rules that depend on more than the parameters. */
  readonly context?: object;
  /**
   * Returns the parameters that differ from the field values. Other values are sent unchanged under their field
   * names.
   */
  readonly read?: (values: FormValues) => Readonly<Record<string, unknown>>;
  /**
   * Makes the call. If the call fails, the form shows the error. Null if the browser submits the form once it is
   * valid.
   */
  readonly send: ((params: InferType<Rules>) => Promise<void>) | null;
  /** Outcome of a submission without JavaScript. */
  readonly sent?: SentAccountForm | undefined;
}

/**
 * Returns the state of an account form. Only the input elements hold the values until submission. Password managers
 * therefore work, text typed before hydration is kept, and there is no second copy of the password.
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
    // Formik submits the values from its last render, so the new values must be rendered first.
    flushSync(() => void formik.setValues(params, false));
    void formik.submitForm();
  }

  return {
    submit,
    errors,
    /** Number of refused submissions. */
    attempt,
    isSending,
    idOf: (name: string) => `${prefix}${name}`,
    /** Returns the props of a field. */
    field: (name: string) => ({
      id: `${prefix}${name}`,
      name,
      error: formik.errors[name],
    }),
    /** Returns a field's value in a submission without JavaScript. */
    typed: (name: string) => sent?.values[name] ?? '',
  };
}

export type AccountFormState = ReturnType<typeof useAccountForm>;

/** Returns the first error of each field. */
function byPath(problems: readonly FieldError[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of problems) found[path] ??= message;
  return found;
}
