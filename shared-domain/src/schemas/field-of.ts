import * as v from 'valibot';
import type { StringSchema } from 'yup';
import { findProblems } from '../forms/find-problems.ts';

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
