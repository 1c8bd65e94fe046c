import { type RoleJson, roleFromJson, siteContexts } from '@title24/shared-domain';
import {
  permissionWords,
  type RoleRights,
  rightsOf,
  roleLabels,
  type SitePermission,
  sitePermissions,
} from '@title24/shared-domain/editing';
import type { Stored } from '../editing/values.ts';

/** Form values: the role's texts, and checkboxes for `enabled` and each permission. */
export type RoleValues = Readonly<Record<SitePermission | 'enabled', boolean>> &
  Readonly<Record<'name' | 'description', string>>;

/** Returns a role's editable properties. */
export function toRights(role: RoleJson): RoleRights {
  return rightsOf(roleFromJson(role, Object.values(siteContexts)));
}

export const newRole: RoleRights = { name: '', description: '', enabled: true, permissions: [] };

/** Returns a role's form values. `lastUpdate` is the role as JSON, so a save detects changes by others. */
export function toStoredRole(role: RoleRights): Stored<RoleValues> {
  const { name, description, enabled, permissions } = role;
  const granted = Object.fromEntries(sitePermissions.map((each) => [each, permissions.includes(each)]));
  return {
    values: { ...granted, name, description, enabled } as RoleValues,
    lastUpdate: JSON.stringify(role),
  };
}

/** Converts form values to a role. */
export function toRoleRights(values: RoleValues): RoleRights {
  const { name, description, enabled } = values;
  const permissions = sitePermissions.filter((each) => values[each]);
  return { name: name.trim(), description: description.trim(), enabled, permissions };
}

export const roleValueLabels = {
  ...roleLabels,
  ...Object.fromEntries(
    Object.entries(permissionWords).flatMap(([resource, words]) =>
      Object.entries(words).map(([action, label]) => [`${resource} ${action}`, label]),
    ),
  ),
} as Readonly<Record<keyof RoleValues, string>>;
