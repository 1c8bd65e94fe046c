import { boolean, number, type ObjectShape, object, string, type TestContext } from 'yup';
import { formatNumber } from '../numbers/format-number.ts';

/** Returns rules for a string that must be present but can be empty. Other types are rejected, not converted. */
export function plainText(missing = 'Fill this in') {
  return string().strict().typeError('Send a text').defined(missing).nonNullable(missing);
}

/** Like {@link plainText}, with a maximum length. U+0000 is refused, because PostgreSQL does not allow it. */
export function textField(maxLength: number, missing?: string) {
  return plainText(missing)
    .max(maxLength, `Use at most ${formatNumber(maxLength)} characters`)
    .matches(/^[^\0]*$/, 'Remove the character U+0000');
}

/** Like {@link textField}, with at least one non-space character. */
export function filledField(maxLength: number, missing: string) {
  return textField(maxLength, missing).matches(/\S/, missing);
}

/** Like {@link plainText}, but removes surrounding spaces. */
export function trimmedText(missing?: string) {
  return plainText(missing)
    .strict(false)
    .transform((_, given: unknown) => (typeof given === 'string' ? given.trim() : given));
}

/**
 * Returns a yup test for a domain rule.
 * @param rule - returns a string's problem, or null
 */
export function ruled(rule: (text: string, context: TestContext) => string | null) {
  return function check(this: TestContext, text: string | undefined) {
    const message = text === undefined ? null : rule(text, this);
    return message === null || this.createError({ message });
  };
}

/** Arguments of yup's `matches` for text without line breaks or other control characters, as email headers require. */
export const oneLine = [/^\P{Cc}*$/u, 'Use one line'] as const;

/**
 * Returns rules for a required number.
 * @param wanted - message for a missing value, a non-number, a negative number, or too many decimals
 */
export function figureField(
  wanted: string,
  max: { readonly figure: number; readonly message: string },
  decimals: number,
) {
  return number()
    .strict()
    .typeError(wanted)
    .defined(wanted)
    .nonNullable(wanted)
    .min(0, wanted)
    .max(max.figure, max.message)
    .test(
      'decimals',
      wanted,
      (figure) => figure === undefined || Number(figure.toFixed(decimals)) === figure,
    );
}

/** Returns rules for a required boolean. Other types are rejected, not converted. */
export function flagField(wanted = 'Send true or false') {
  return boolean().strict().typeError(wanted).defined(wanted).nonNullable(wanted);
}

/** Returns rules for an optional object. Unknown members are refused. */
export function closedObject<Shape extends ObjectShape>(shape: Shape) {
  return object(shape)
    .strict()
    .typeError('Send an object')
    .exact('Send the members that are named, and no others')
    .optional()
    .default(undefined);
}

/** Returns rules for an RPC call's params. Unknown params are refused. */
export function params<Shape extends ObjectShape>(shape: Shape) {
  return object(shape).test({
    name: 'exact',
    test(value: object) {
      const other = Object.keys(value).find((name) => !Object.hasOwn(shape, name));
      if (other === undefined) return true;
      return this.createError({ path: other, message: 'Send the params that are named, and no others' });
    },
  });
}

/** Returns whether a string is an ISO 8601 time with a time zone, such as '2026-12-01T08:00:00-08:00'. */
export function isMoment(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d(:?\d\d)?)$/.test(text) &&
    !Number.isNaN(Date.parse(text))
  );
}

/** Returns rules for `lastUpdate`, the version that an edit is based on. */
export function versionField() {
  const wanted = 'Send the lastUpdate that you were given';
  return plainText(wanted).test('moment', wanted, (text) => text === undefined || isMoment(text));
}
