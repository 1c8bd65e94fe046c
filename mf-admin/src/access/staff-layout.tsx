import type { RemoteLayoutProps } from '@title24/remote-kit/contract';
import { RoutedScreens } from '@title24/remote-kit/runtime';
import { UnsavedChanges } from '../unsaved/unsaved-changes.tsx';
import { StaffOnly } from './staff-only.tsx';

/** Wraps all staff pages. Tracks unsaved changes and checks permissions. */
export function StaffLayout({ path, children }: RemoteLayoutProps) {
  return (
    <RoutedScreens>
      <UnsavedChanges>
        {path !== null && (
          <StaffOnly key={path} path={path}>
            {children}
          </StaffOnly>
        )}
      </UnsavedChanges>
    </RoutedScreens>
  );
}
