import { defaultUploadLimits, type UploadLimits } from '@title24/shared-domain/full-service';
import * as v from 'valibot';
import { describeMethod } from './describe-method.ts';
import { schemaFor } from './schema-for.ts';
import { count, nothing } from './values.ts';

const limits = schemaFor<UploadLimits>()(
  v.strictObject({ maxFiles: count, maxFileBytes: count, maxSubmissionBytes: count }),
);

/** Schemas of `uploads`. */
export const uploadsSchemas = {
  limits: describeMethod({
    summary: 'How many files a submission may have, and how large.',
    params: nothing,
    result: limits,
    errors: [],
    examples: [{ name: 'The limits', params: {}, result: defaultUploadLimits }],
  }),
};
