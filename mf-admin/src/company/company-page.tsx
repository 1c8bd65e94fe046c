import { config } from '@title24/shared-config/rpc';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import { useStaffData } from '../calls/use-staff-data.ts';
import { CompanyForm } from './company-form.tsx';

/** /admin/company: contact details and where the site's links lead. */
export function CompanyPage() {
  const stored = useStaffData(config.loadForEdit);
  return (
    <StaffLoaded from={stored} what="the company's data">
      {(configuration) => <CompanyForm stored={configuration} />}
    </StaffLoaded>
  );
}
