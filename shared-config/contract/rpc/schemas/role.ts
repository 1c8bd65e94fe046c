import type { RoleJson } from '@title24/shared-domain';
import * as v from 'valibot';
import { schemaFor } from './schema-for.ts';

/** A role with everything needed to evaluate it. */
export const role = schemaFor<RoleJson>()(
  v.strictObject({
    name: v.string(),
    description: v.string(),
    sortOrder: v.number(),
    enabled: v.boolean(),
    isAlmighty: v.boolean(),
    permissions: v.pipe(
      v.record(v.string(), v.string()),
      v.description('The granted bits by authorization context, as a decimal number'),
    ),
    contexts: v.pipe(
      v.record(v.string(), v.array(v.string())),
      v.description('The names of the bits by authorization context, in their order'),
    ),
  }),
);
