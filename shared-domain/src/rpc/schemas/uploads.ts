import { defaultUploadLimits } from '../../full-service/index.ts';
import { uploadLimits } from '../../result-schemas.ts';
import { describeMethod } from './describe-method.ts';

export const uploadsSchemas = {
  limits: describeMethod({
    summary: 'How many files a submission may have, and how large.',
    result: uploadLimits,
    examples: [{ name: 'The limits', params: {}, result: defaultUploadLimits }],
  }),
};
