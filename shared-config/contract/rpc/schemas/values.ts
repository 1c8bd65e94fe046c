import { findProblems } from '@title24/shared-domain/account-forms';
import { referencePattern } from '@title24/shared-domain/full-service';
import * as v from 'valibot';
import type { StringSchema } from 'yup';
import type { NoParams } from '../method.ts';

/** For methods without params or result. */
export const nothing: v.GenericSchema<NoParams> = v.strictObject({});

/** Text of at most this many characters; PostgreSQL's text type does not allow U+0000. */
export const text = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.maxLength(maxLength, `Use at most ${maxLength} characters`),
    v.regex(/^[^\0]*$/, 'Remove the character U+0000'),
  );

/** A text by the rules of a form field, for params that contain more than the form. */
export const fieldOf = (field: StringSchema<string>) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const problems = findProblems(field, dataset.value);
      for (const { message } of problems) addIssue({ message });
      return problems.length > 0 ? NEVER : field.cast(dataset.value);
    }),
  );

export const uuid = v.pipe(v.string(), v.uuid());

/** A point in time: ISO 8601. */
export const moment = v.pipe(v.string(), v.isoTimestamp());

/** A whole number from 0. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The reference by which customers and analysts refer to a submission. */
export const reference = v.pipe(
  text(40),
  v.regex(referencePattern, 'This is not a reference of a submission'),
);
