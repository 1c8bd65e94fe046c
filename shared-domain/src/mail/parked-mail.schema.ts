import * as v from 'valibot';
import { object, type Schema } from '../schemas/builders.ts';
import { count, moment, uuid } from '../schemas/values.ts';

const mailShape = object({
  id: uuid,
  to: v.string(),
  subject: v.string(),
  createdAt: moment,
  attempts: count,
  /** Reason for the failure of the last attempt, as worded by the mail server. */
  lastError: v.nullable(v.string()),
});

/**
 * An email that needs attention because its final delivery attempt failed. The email's text is not included, because
 * it may contain a login link.
 */
export interface ParkedMail extends v.InferOutput<typeof mailShape> {}
export const parkedMail: Schema<ParkedMail> = mailShape;
