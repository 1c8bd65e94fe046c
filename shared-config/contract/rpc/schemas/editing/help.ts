import * as v from 'valibot';
import { filledText, optionalLastUpdate, text } from '../values.ts';

/** PostgreSQL's text cannot hold U+0000. */
export const helpId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100), v.regex(/^[^\0]*$/));

/** Whole help items are taken; only the wording changes, since ids and places are what links lead to. */
export const helpUpdateParams = v.strictObject({
  help: v.object({
    id: helpId,
    question: filledText(500, 'Write the question'),
    helpText: text(50_000),
    lastUpdate: optionalLastUpdate,
  }),
});
