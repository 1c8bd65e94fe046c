import type { FieldError } from '@title24/remote-kit/contract';
import type { SentAccountForm } from '@title24/shared-domain';
import { findProblems } from '@title24/shared-domain/account-forms';
import { useFormik } from 'formik';
import { type FormEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AnyObject, InferType, ObjectSchema } from 'yup';
import { callProblems } from './call-problems.ts';

/** What was typed, by the names of the fields. A checkbox that is not ticked is absent. */
type FormValues = Readonly<Record<string, string>>;

interface Options<Rules extends ObjectSchema<AnyObject>> {
  /** The rules of what is sent, in the form's order. */
  readonly schema: Rules;
  /** What the rules may know beside what is sent. */
  readonly context?: object;
  /** The values that are no text; the others are sent under the names of their fields. */
  readonly read?: (values: FormValues) => Readonly<Record<string, unknown>>;
  /** Makes the call; what it throws is shown as the form's problems. Null if the browser sends the form by itself, once the rules find nothing. */
  readonly send: ((params: InferType<Rules>) => Promise<void>) | null;
  /** What became of the form if the browser has sent it by itself. */
  readonly sent?: SentAccountForm | undefined;
}

/**
 * An account form. Formik carries a try to send: what is sent, whether it is under way, what is wrong. Between the tries
 * the browser keeps the values, so that password managers fill them in, what is typed before the script is there stays,
 * and no password is held in more places than it must.
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
    // Formik sends what it held when it was last rendered.
    flushSync(() => void formik.setValues(params, false));
    void formik.submitForm();
  }

  return {
    submit,
    errors,
    /** Counts the tries that were refused. */
    attempt,
    isSending,
    idOf: (name: string) => `${prefix}${name}`,
    /** What a field of this name needs. */
    field: (name: string) => ({
      id: `${prefix}${name}`,
      name,
      error: formik.errors[name],
    }),
    /** What had been typed into a field when the browser sent the form. */
    typed: (name: string) => sent?.values[name] ?? '',
  };
}

export type AccountFormState = ReturnType<typeof useAccountForm>;

/** The first problem of each field. */
function byPath(problems: readonly FieldError[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of problems) found[path] ??= message;
  return found;
}
