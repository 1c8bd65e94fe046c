import { useLoadedForEdit } from '@title24/remote-kit/runtime';
import type { RoleJson } from '@title24/shared-domain';
import { siteActions, siteContexts } from '@title24/shared-domain';
import { permissionWords } from '@title24/shared-domain/editing';
import { Alert, ButtonLink } from '@title24/ui';
import { type RefCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRole } from '../access/use-role.ts';
import { useStaffEndpoints } from '../calls/staff-endpoints.ts';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import { useOpenedHeading } from '../editing/use-opened-heading.ts';
import list from '../work-list/work-list.module.css';
import { RoleForm } from './role-form.tsx';
import { toRights } from './role-values.ts';

/**
 * Renders /admin/roles. The query parameter `name` selects a role to edit; the query parameter `new` opens the form for
 * a new role.
 */
export function RolesPage() {
  const [parameters] = useSearchParams();
  const name = parameters.get('name');
  const isNew = parameters.has('new');
  const heading = useOpenedHeading(name === null && !isNew);
  const found = useLoadedForEdit(useStaffEndpoints().roles, undefined);
  return (
    <>
      {(isNew || name !== null) && (
        <p>
          <a href="/admin/roles">All roles</a>
        </p>
      )}
      {isNew ? (
        <>
          <h2 ref={heading} tabIndex={-1}>
            New role
          </h2>
          <RoleForm />
        </>
      ) : (
        <StaffLoaded from={found} what="the roles">
          {(roles) =>
            name === null ? (
              <RoleTable roles={roles} />
            ) : (
              <OneRole
                key={name}
                name={name}
                role={roles.find((role) => role.name === name)}
                heading={heading}
              />
            )
          }
        </StaffLoaded>
      )}
    </>
  );
}

interface OneRoleProps {
  readonly name: string;
  readonly role: RoleJson | undefined;
  readonly heading: RefCallback<HTMLElement>;
}

function OneRole({ name, role, heading }: OneRoleProps) {
  const own = useRole();
  // Keeps the initial permission, so that the form and its text stay if the login ends.
  const [mayUpdate] = useState(() => own?.isAllowed('UPDATE', 'ACCOUNT') ?? false);
  if (!role) return <Alert tone="warning" title={`There is no role ${name}`} />;
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {role.name}
      </h2>
      {role.isAlmighty && <p>This role may do everything, and stays as it is.</p>}
      {!role.isAlmighty && !mayUpdate && <p>Your role may look at roles, but not change them.</p>}
      {!role.isAlmighty && mayUpdate && <RoleForm role={toRights(role)} />}
    </>
  );
}

const actionTitles = { CREATE: 'Add', READ: 'See', UPDATE: 'Change', DELETE: 'Delete' } as const;

/** Shows all roles' permissions by resource, in a table or, on narrow screens, in cards. */
function RoleTable({ roles }: { readonly roles: readonly RoleJson[] }) {
  const mayCreate = useRole()?.isAllowed('CREATE', 'ACCOUNT') ?? false;
  const rights = roles.map(toRights);
  return (
    <>
      <p>
        Open a role to change what it may do. Give roles to people under{' '}
        <a href="/admin/accounts">Accounts</a>.
      </p>
      <ul>
        {roles.map(({ name }) => (
          <li key={name}>
            <a href={`/admin/roles?name=${encodeURIComponent(name)}`}>{name}</a>
          </li>
        ))}
      </ul>
      {mayCreate && (
        <p>
          <ButtonLink href="/admin/roles?new">Add a role</ButtonLink>
        </p>
      )}
      <table className={list.table}>
        <caption className="visually-hidden">What each role may do</caption>
        <thead>
          <tr>
            <th scope="col">Resource</th>
            {roles.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.values(siteContexts).map((context) => (
            <tr key={context.name}>
              <th scope="row">{context.description}</th>
              {roles.map(({ name, isAlmighty }, index) => {
                const given = siteActions.filter(
                  (action) =>
                    permissionWords[context.name as keyof typeof permissionWords][action] !== undefined &&
                    (isAlmighty || rights[index]?.permissions.includes(`${context.name} ${action}` as never)),
                );
                return (
                  <td key={name} data-label={name}>
                    {given.length === 0 ? 'Nothing' : given.map((action) => actionTitles[action]).join(', ')}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
