import { boolean, number, type ObjectShape, object, string, type TestContext } from 'yup';

/** Returns the rules for a required text; other types are not converted. */
export function plainText(missing = 'Fill this in') {
  return string().strict().typeError('Send a text').defined(missing).nonNullable(missing);
}

/** Like {@link plainText}, with a maximum length; PostgreSQL's text type does not allow U+0000. */
export function textField(maxLength: number, missing?: string) {
  return plainText(missing)
    .max(maxLength, `Use at most ${maxLength.toLocaleString('en-US')} characters`)
    .matches(/^[^\0]*$/, 'Remove the character U+0000');
}

/** Like {@link textField}, with at least one character that is not a space. */
export function filledField(maxLength: number, missing: string) {
  return textField(maxLength, missing).matches(/\S/, missing);
}

/** Like {@link plainText}, with surrounding space removed. */
export function trimmedText(missing?: string) {
  return plainText(missing)
    .strict(false)
    .transform((_, given: unknown) => (typeof given === 'string' ? given.trim() : given));
}

/** Validates a text by a rule of the domain, which returns the problem or null. */
export function ruled(rule: (text: string, context: TestContext) => string | null) {
  return function check(this: TestContext, text: string | undefined) {
    const message = text === undefined ? null : rule(text, this);
    return message === null || this.createError({ message });
  };
}

/** One line of plain text, for pages, mail headers and PDFs. */
export const oneLine = [/^\P{Cc}*$/u, 'Use one line'] as const;

/**
 * Returns the rules for a required number. `wanted` is the message for text that is not a number, is below 0 or has
 * too many decimals.
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

/** Returns the rules for a required boolean, without conversion. */
export function flagField(wanted = 'Send true or false') {
  return boolean().strict().typeError(wanted).defined(wanted).nonNullable(wanted);
}

/** Returns the rules for an object with these members and no others; the object may be absent. */
export function closedObject<Shape extends ObjectShape>(shape: Shape) {
  return object(shape)
    .strict()
    .typeError('Send an object')
    .exact('Send the members that are named, and no others')
    .optional()
    .default(undefined);
}

/** Returns the rules for the params of a call by name: these and no others. */
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

/** Whether a text is a time with a time zone, in ISO 8601: '2026-12-01T08:00:00-08:00'. */
export function isMoment(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d(:?\d\d)?)$/.test(text) &&
    !Number.isNaN(Date.parse(text))
  );
}

/** Returns the rules for the `lastUpdate` that an edit is based on, as returned by the site. */
export function versionField() {
  const wanted = 'Send the lastUpdate that you were given';
  return plainText(wanted).test('moment', wanted, (text) => text === undefined || isMoment(text));
}
