import { useLoadedForEdit } from '@title24/remote-kit/runtime';
import { useStaffEndpoints } from '../calls/staff-endpoints.ts';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import { AnnouncementForm } from './announcement-form.tsx';

/** Renders /admin/announcement. */
export function AnnouncementPage() {
  const stored = useLoadedForEdit(useStaffEndpoints().configuration, undefined);
  return (
    <StaffLoaded from={stored} what="the announcement">
      {(configuration) => <AnnouncementForm stored={configuration} />}
    </StaffLoaded>
  );
}
