import * as v from 'valibot';
import { object, type Schema } from '../schemas/builders.ts';
import { count, moment, uuid } from '../schemas/values.ts';

const mailShape = object({
  id: uuid,
  to: v.string(),
  subject: v.string(),
  createdAt: moment,
  attempts: count,
  /** Why the email was not delivered, such as the mail server's last error message. */
  lastError: v.nullable(v.string()),
});

/** An email that could not be delivered. Its text is omitted, because it can contain a login link. */
export interface ParkedMail extends v.InferOutput<typeof mailShape> {}
export const parkedMail: Schema<ParkedMail> = mailShape;
