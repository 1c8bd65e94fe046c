import { useLogin, useMountProps, WithQueries } from '@title24/remote-kit/runtime';
import { type ReactNode, useEffect, useState } from 'react';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { maySee, sectionsFor } from '../frame/sections.ts';
import { useHasUnsavedChanges } from '../unsaved/unsaved-changes.tsx';
import { LoginEnded } from './login-ended.tsx';
import { LoginNeeded } from './login-needed.tsx';
import { NotAllowed } from './not-allowed.tsx';
import { useRole } from './use-role.ts';

interface Props {
  /** Path of the page, such as '/admin/help'. */
  readonly path: string;
  readonly children: ReactNode;
}

/**
 * Shows a staff page if the user may see it. A page with unsaved changes stays on screen even if the login ends or the
 * role changes.
 */
export function StaffOnly({ path, children }: Props) {
  const login = useLogin();
  const { navigate } = useMountProps();
  const role = useRole();
  const hasUnsaved = useHasUnsavedChanges();
  const [wasShown, setWasShown] = useState(false);
  const isAllowed = maySee(role, path);
  useEffect(() => {
    if (isAllowed) setWasShown(true);
  }, [isAllowed]);

  const keepsUnsaved = wasShown && hasUnsaved;
  // The Admin button opens /admin. Users who may not see that page are redirected to their first tool.
  const first = path === '/admin' && !isAllowed ? sectionsFor(role)[0]?.path : undefined;
  useEffect(() => {
    // Without `replace`, the Back button would return to /admin and redirect again.
    if (first) void navigate(first, { replace: true });
  }, [first, navigate]);
  if (!login.status && !keepsUnsaved) return <LoginNeeded />;
  return (
    <AdminFrame path={path} role={role}>
      {!login.status && <LoginEnded />}
      {login.status && !isAllowed && !first && <NotAllowed roleName={role?.name ?? 'a member'} />}
      {(isAllowed || keepsUnsaved) && <WithQueries>{children}</WithQueries>}
    </AdminFrame>
  );
}
