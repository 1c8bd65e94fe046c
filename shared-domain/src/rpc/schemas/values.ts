import * as v from 'valibot';
import { referencePattern } from '../../full-service/index.ts';
import { text } from '../../result-schemas.ts';
import type { NoParams } from '../method.ts';

export { cents, count, day, moment, text, uuid } from '../../result-schemas.ts';

/** Empty object, for methods without params or without a result. */
export const nothing: v.GenericSchema<NoParams> = v.strictObject({});

/** Reference of a submission, such as 'FS-20270301-AAAAAAAA'. */
export const reference = v.pipe(
  text(40),
  v.regex(referencePattern, 'This is not a reference of a submission'),
);
