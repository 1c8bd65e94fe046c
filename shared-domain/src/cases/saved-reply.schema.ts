import type * as v from 'valibot';
import { object, type Schema } from '../schemas/builders.ts';
import { filled } from '../schemas/values.ts';
import { caseMessageLength, savedReplyLimits } from './case-views.ts';

const replyShape = object({
  title: filled(savedReplyLimits.titleLength, 'Name the reply'),
  text: filled(caseMessageLength, 'Write the reply'),
});

/** Text that staff can insert into messages to customers. */
export interface SavedReply extends v.InferOutput<typeof replyShape> {}
export const savedReply: Schema<SavedReply> = replyShape;
