import * as v from 'valibot';
import { object, type Schema } from '../schemas/builders.ts';
import { uuid } from '../schemas/values.ts';

const documentShape = object({
  /** Id that is passed instead of a file's id to open the document. */
  id: uuid,
  name: v.string(),
});

/** A PDF that the site creates on request, such as an invoice (D11, Q6). */
export interface MadeDocument extends v.InferOutput<typeof documentShape> {}
export const madeDocument: Schema<MadeDocument> = documentShape;
