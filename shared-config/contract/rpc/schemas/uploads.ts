import { defaultUploadLimits } from '@title24/shared-domain/full-service';
import { uploadLimits } from '@title24/shared-domain/result-schemas';
import { describeMethod } from './describe-method.ts';

export const uploadsSchemas = {
  limits: describeMethod({
    summary: 'How many files a submission may have, and how large.',
    result: uploadLimits,
    examples: [{ name: 'The limits', params: {}, result: defaultUploadLimits }],
  }),
};
