import { useLogin, WithQueries } from '@title24/remote-kit/runtime';
import { isStaff } from '@title24/shared-domain';
import { type ReactNode, useEffect, useState } from 'react';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { sections, sectionsFor } from '../frame/sections.ts';
import { useHasUnsavedChanges } from '../unsaved/unsaved-changes.tsx';
import { LoginEnded } from './login-ended.tsx';
import { LoginNeeded } from './login-needed.tsx';
import { NotAllowed } from './not-allowed.tsx';
import { useRole } from './use-role.ts';

interface Props {
  /** The page's path: '/admin/help'. */
  readonly path: string;
  readonly children: ReactNode;
}

/**
 * A staff page for roles that include it; the server checks each call itself. If the login ends or the role changes
 * while something is unsaved, the page stays with what was typed.
 */
export function StaffOnly({ path, children }: Props) {
  const login = useLogin();
  const role = useRole();
  const hasUnsaved = useHasUnsavedChanges();
  const [wasShown, setWasShown] = useState(false);
  const isAllowed = sections.some((section) => section.path === path)
    ? sectionsFor(role).some((section) => section.path === path)
    : isStaff(role);
  useEffect(() => {
    if (isAllowed) setWasShown(true);
  }, [isAllowed]);

  const keepsUnsaved = wasShown && hasUnsaved;
  if (!login.status && !keepsUnsaved) return <LoginNeeded />;
  return (
    <AdminFrame path={path} role={role}>
      {!login.status && <LoginEnded />}
      {login.status && !isAllowed && <NotAllowed roleName={role?.name ?? 'a member'} />}
      {(isAllowed || keepsUnsaved) && <WithQueries>{children}</WithQueries>}
    </AdminFrame>
  );
}
