import * as v from 'valibot';
import { list, object, record, type Schema } from '../schemas/builders.ts';

const roleShape = object({
  name: v.string(),
  description: v.string(),
  sortOrder: v.number(),
  enabled: v.boolean(),
  isAlmighty: v.boolean(),
  /** Masks by context name, as decimal text of any length. */
  permissions: v.pipe(
    record(v.string()),
    v.description('The granted bits by authorization context, as a decimal number'),
  ),
  contexts: v.pipe(
    record(list(v.string())),
    v.description('The names of the bits by authorization context, in their order'),
  ),
});

/**
 * A transmitted role (H6). `contexts` has the bit names for each mask in `permissions`. Contexts without granted
 * permissions are left out of both.
 */
export interface RoleJson extends v.InferOutput<typeof roleShape> {}
export const role: Schema<RoleJson> = roleShape;
