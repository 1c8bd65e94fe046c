import * as v from 'valibot';
import { list, object, type Schema } from '../schemas/builders.ts';
import { fieldOf } from '../schemas/field-of.ts';
import { sitePermissions } from './role-rights.ts';
import { roleFields } from './role-schema.ts';

const rightsShape = object({
  name: fieldOf(roleFields.name),
  description: fieldOf(roleFields.description),
  enabled: v.boolean(),
  permissions: list(v.picklist(sitePermissions)),
});

/** What staff can edit in a role. The name of an existing role cannot change. All-powerful roles cannot be edited. */
export interface RoleRights extends v.InferOutput<typeof rightsShape> {}
export const roleRights: Schema<RoleRights> = rightsShape;
