import { accounts, roles } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import { siteContexts } from '@title24/shared-domain';
import { type RoleRights, roleSchema, sitePermissions } from '@title24/shared-domain/editing';
import { Checkbox, Fieldset, TextField } from '@title24/ui';
import { EditForm } from '../editing/edit-form.tsx';
import styles from '../editing/editing.module.css';
import { useEditForm } from '../editing/use-edit-form.ts';
import {
  newRole,
  type RoleValues,
  roleValueLabels,
  toRights,
  toRoleRights,
  toStoredRole,
} from './role-values.ts';

interface Props {
  /** Role to edit. Absent for a new role. */
  readonly role?: RoleRights;
}

/** Edits a role's permissions or creates a role. */
export function RoleForm({ role }: Props) {
  const { rpc, navigate } = useMountProps();
  const form = useEditForm<RoleValues>({
    stored: toStoredRole(role ?? newRole),
    schema: roleSchema,
    toInput: toRoleRights,
    async load() {
      const all = await rpc.call(accounts.roles);
      return toStoredRole(all.map(toRights).find(({ name }) => name === role?.name) ?? newRole);
    },
    async save(values, lastUpdate) {
      const wanted = toRoleRights(values);
      const saved = role
        ? await rpc.call(roles.update, { loaded: JSON.parse(lastUpdate) as RoleRights, role: wanted })
        : await rpc.call(roles.insert, { role: wanted });
      if (!role) void navigate(`/admin/roles?name=${encodeURIComponent(saved.name)}`);
      return toStoredRole(toRights(saved));
    },
  });
  return (
    <EditForm form={form} name={role ? `Role ${role.name}` : 'New role'} labels={roleValueLabels}>
      <div className={styles.pair}>
        {!role && <TextField {...form.text('name')} label={roleValueLabels.name} autoComplete="off" />}
        <TextField
          {...form.text('description')}
          label={roleValueLabels.description}
          autoComplete="off"
          optional
        />
      </div>
      {Object.values(siteContexts)
        .map(({ name, description }) => ({
          name,
          description,
          permissions: sitePermissions.filter((each) => each.startsWith(`${name} `)),
        }))
        .map(({ name, description, permissions }) => (
          <Fieldset key={name} legend={description}>
            <div className={styles.pair}>
              {permissions.map((each) => (
                <Checkbox key={each} {...form.checkbox(each)} label={roleValueLabels[each]} />
              ))}
            </div>
          </Fieldset>
        ))}
      <Checkbox {...form.checkbox('enabled')} label={roleLabelOfEnabled} />
    </EditForm>
  );
}

const roleLabelOfEnabled = `${roleValueLabels.enabled}: accounts that have it may do this`;
