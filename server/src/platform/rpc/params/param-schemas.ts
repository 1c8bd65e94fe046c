import { emailProblem, isMailAddress } from '@title24/shared-domain';
import * as v from 'valibot';

/** Text of at most so many characters; PostgreSQL's text cannot hold U+0000. */
export const text = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most, `Use at most ${most} characters`),
    v.regex(/^[^\0]*$/, 'Remove the character U+0000'),
  );

/** As {@link text}, of at least one character that is not a space. */
export const filledText = (most: number, message = 'Fill this in') =>
  v.pipe(
    text(most),
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
