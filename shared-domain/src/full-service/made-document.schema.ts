import * as v from 'valibot';
import { object, type Schema } from '../schemas/builders.ts';
import { uuid } from '../schemas/values.ts';

const documentShape = object({
  /** Id by which the document is opened, like a file. */
  id: uuid,
  name: v.string(),
});

/** A PDF that the site makes when it is opened, such as an invoice or the cover sheet of a report (D11, Q6). */
export interface MadeDocument extends v.InferOutput<typeof documentShape> {}
export const madeDocument: Schema<MadeDocument> = documentShape;
