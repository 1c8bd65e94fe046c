import type { FieldError } from '@title24/shared-config/contract';
import { accountNameProblem, emailProblem, isMailAddress, passwordProblem } from '@title24/shared-domain';

/** What was typed, by the names of the fields. A checkbox that is not ticked is absent. */
export type FormValues = Readonly<Record<string, string>>;

/** What is wrong with a value, or null. */
export type Check = (value: string, values: FormValues) => string | null;

export const filled =
  (message: string): Check =>
  (value) =>
    value.trim() === '' ? message : null;

export const emailAddress: Check = (value) => (isMailAddress(value.trim()) ? null : emailProblem);

export const accountName: Check = (value) => accountNameProblem(value.trim());

export const newPassword: Check = (value, { accountName: name, email }) =>
  passwordProblem(value, name, email);

export const code: Check = (value) =>
  value.replaceAll(/[\s-]/g, '').length >= 6 ? null : 'Enter the code of your authenticator app';

/** The problems of a form's values, in the order of its checks. */
export function problemsOf(checks: Readonly<Record<string, Check>>, values: FormValues): FieldError[] {
  return Object.entries(checks).flatMap(([path, check]) => {
    const message = check(values[path] ?? '', values);
    return message === null ? [] : [{ path, message }];
  });
}
