import * as v from 'valibot';
import { secretText, text } from '../../../platform/rpc/params/param-schemas.ts';

/** What is sent to log in. */
export const credentialsSchema = v.strictObject({
  accountName: text(254),
  password: secretText,
  code: v.optional(text(40)),
});
