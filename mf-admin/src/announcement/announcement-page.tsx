import { config } from '@title24/shared-config/rpc';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import { useStaffData } from '../calls/use-staff-data.ts';
import { AnnouncementForm } from './announcement-form.tsx';

/** /admin/announcement: the banner over each page, its schedule, and the staging flag. */
export function AnnouncementPage() {
  const stored = useStaffData(config.loadForEdit);
  return (
    <StaffLoaded from={stored} what="the announcement">
      {(configuration) => <AnnouncementForm stored={configuration} />}
    </StaffLoaded>
  );
}
