import type * as v from 'valibot';
import { object, type Schema } from '../schemas/builders.ts';
import { count } from '../schemas/values.ts';

const limitsShape = object({
  maxFiles: count,
  maxFileBytes: count,
  /** Maximum number of bytes of all files together. */
  maxSubmissionBytes: count,
});

/** Limits of a submission's files. */
export interface UploadLimits extends v.InferOutput<typeof limitsShape> {}
export const uploadLimits: Schema<UploadLimits> = limitsShape;
