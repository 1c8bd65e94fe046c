import { findProblems } from '@title24/shared-domain/account-forms';
import { referencePattern } from '@title24/shared-domain/full-service';
import { text } from '@title24/shared-domain/result-schemas';
import * as v from 'valibot';
import type { StringSchema } from 'yup';
import type { NoParams } from '../method.ts';

export { cents, count, day, filled, moment, text, uuid } from '@title24/shared-domain/result-schemas';

/** Empty object, for methods without params or without a result. */
export const nothing: v.GenericSchema<NoParams> = v.strictObject({});

/** Returns the schema of a string that follows a form field's rules. */
export const fieldOf = (field: StringSchema<string>) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const problems = findProblems(field, dataset.value);
      for (const { message } of problems) addIssue({ message });
      return problems.length > 0 ? NEVER : field.cast(dataset.value);
    }),
  );

/** Reference of a submission, such as 'FS-20270301-AAAAAAAA'. */
export const reference = v.pipe(
  text(40),
  v.regex(referencePattern, 'This is not a reference of a submission'),
);
