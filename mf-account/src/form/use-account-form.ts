import type { FieldError } from '@title24/shared-config/contract';
import type { SentAccountForm } from '@title24/shared-domain';
import { type FormEvent, useId, useState, useTransition } from 'react';
import { callProblems } from './call-problems.ts';
import { type Check, type FormValues, problemsOf } from './checks.ts';

interface Options {
  /** By the name of the field, in the form's order. */
  readonly checks: Readonly<Record<string, Check>>;
  /** Makes the call; what it throws is shown as the form's problems. Null where the browser sends the form by itself, once the checks find nothing. */
  readonly send: ((values: FormValues) => Promise<void>) | null;
  /** What became of the form where the browser has sent it by itself. */
  readonly sent?: SentAccountForm | undefined;
}

/**
 * An account form. The browser keeps the values, so that password managers fill them in, what is typed before the script
 * is there stays, and no password is held in more places than it must.
 */
export function useAccountForm({ checks, send, sent }: Options) {
  const prefix = useId();
  const [errors, setErrors] = useState<readonly FieldError[]>(sent?.errors ?? []);
  const [attempt, setAttempt] = useState(0);
  const [isSending, startSending] = useTransition();

  function refuse(problems: readonly FieldError[]): void {
    setErrors(problems);
    setAttempt((count) => count + 1);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    const values = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    const problems = problemsOf(checks, values);
    if (send || problems.length > 0) event.preventDefault();
    if (isSending) return;
    if (problems.length > 0) {
      refuse(problems);
      return;
    }
    if (!send) return;
    setErrors([]);
    startSending(async () => {
      try {
        await send(values);
      } catch (error) {
        refuse(callProblems(error));
      }
    });
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
      error: errors.find(({ path }) => path === name)?.message,
    }),
    /** What had been typed into a field when the browser sent the form. */
    typed: (name: string) => sent?.values[name] ?? '',
  };
}

export type AccountFormState = ReturnType<typeof useAccountForm>;
