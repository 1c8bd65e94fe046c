import { useLoadedForEdit } from '@title24/remote-kit/runtime';
import { useStaffEndpoints } from '../calls/staff-endpoints.ts';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import { CompanyForm } from './company-form.tsx';

/** Renders /admin/company. */
export function CompanyPage() {
  const stored = useLoadedForEdit(useStaffEndpoints().configuration, undefined);
  return (
    <StaffLoaded from={stored} what="the company’s data">
      {(configuration) => <CompanyForm stored={configuration} />}
    </StaffLoaded>
  );
}
