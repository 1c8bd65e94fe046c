import { emailProblem, isMailAddress } from '@title24/shared-domain';
import { referencePattern } from '@title24/shared-domain/full-service';
import * as v from 'valibot';
import type { NoParams } from '../method.ts';

/** For methods that take or give nothing. */
export const nothing: v.GenericSchema<NoParams> = v.strictObject({});

/** Text of at most so many characters; PostgreSQL's text cannot hold U+0000. */
export const text = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.maxLength(maxLength, `Use at most ${maxLength} characters`),
    v.regex(/^[^\0]*$/, 'Remove the character U+0000'),
  );

/** As {@link text}, of at least one character that is not a space. */
export const filledText = (maxLength: number, message = 'Fill this in') =>
  v.pipe(
    text(maxLength),
    v.check((value) => value.trim() !== '', message),
  );

/** What is typed as a password or code, whatever it is. */
export const secretText = v.pipe(v.string(), v.nonEmpty('Fill this in'), v.maxLength(256));

/** One plain e-mail address, in lower case. */
export const emailAddress = v.pipe(
  text(254),
  v.trim(),
  v.toLowerCase(),
  v.check(isMailAddress, emailProblem),
);

export const uuid = v.pipe(v.string(), v.uuid());

/** A moment as the site gives it: ISO 8601. */
export const moment = v.pipe(v.string(), v.isoTimestamp());

/** What counts something. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What customers and analysts call a submission. */
export const reference = v.pipe(text(40), v.regex(referencePattern, 'This is no reference of a submission'));
