import * as v from 'valibot';
import { object, type Schema } from '../schemas/builders.ts';
import { count, moment, uuid } from '../schemas/values.ts';

const mailShape = object({
  id: uuid,
  to: v.string(),
  subject: v.string(),
  createdAt: moment,
  attempts: count,
  /** Why the last attempt failed, in the mail server's words. */
  lastError: v.nullable(v.string()),
});

/**
 * A mail whose last attempt has failed and which needs attention. Does not include its text, which may contain a login
 * link.
 */
export interface ParkedMail extends v.InferOutput<typeof mailShape> {}
export const parkedMail: Schema<ParkedMail> = mailShape;
