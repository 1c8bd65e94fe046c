import type { RemoteLayoutProps } from '@title24/remote-kit/contract';
import { UnsavedChanges } from '../unsaved/unsaved-changes.tsx';
import { StaffOnly } from './staff-only.tsx';

/** Stands around the staff pages: what is unsaved outlasts them, and each is for those who may see it. */
export function StaffLayout({ path, children }: RemoteLayoutProps) {
  return (
    <UnsavedChanges>
      {path !== null && (
        <StaffOnly key={path} path={path}>
          {children}
        </StaffOnly>
      )}
    </UnsavedChanges>
  );
}
