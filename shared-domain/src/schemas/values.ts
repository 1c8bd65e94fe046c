import * as v from 'valibot';

/**
 * Returns the schema of a string with at most this many characters. U+0000 is refused, because PostgreSQL does not
 * allow it.
 */
export const text = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.maxLength(maxLength, `Use at most ${maxLength} characters`),
    v.regex(/^[^\0]*$/, 'Remove the character U+0000'),
  );

export const uuid = v.pipe(v.string(), v.uuid());

/** A time in ISO 8601. */
export const moment = v.pipe(v.string(), v.isoTimestamp());

/** A whole number of at least 0. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const cents = v.pipe(count, v.description('Whole cents'));

/**
 * Returns the schema of a non-blank string with at most this many characters. The string is trimmed after its
 * length is checked.
 * @param message - error message for blank strings
 */
export const filled = (maxLength: number, message: string) =>
  v.pipe(text(maxLength), v.trim(), v.minLength(1, message));

/** A day in ISO 8601. */
export const day = v.pipe(v.string(), v.isoDate('Give a date as 2026-01-31'));
